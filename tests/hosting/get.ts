import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  text: string;
};

/** Requests a path exactly as written; `fetch` would normalise it and choose the encodings itself. */
export function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => resolve(read(response)))
      .on('error', reject)
      .end();
  });
}

async function read(response: IncomingMessage): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  return { status: statusCode, headers, text: decode(await buffer(response), headers['content-encoding']) };
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
