import { createServer } from 'node:http';
import { FORM_SERVICE_PORT } from '../addresses';

/*
 * Stands in for the form service: keeps each post's fields, in order, and answers as FormSubmit does. The name "refuse"
 * is refused, and "break" gets an error that is no JSON. Listens on the port that it is given, or else on the one that
 * the build posts to.
 */

const [, , port = FORM_SERVICE_PORT] = process.argv;

const received: [string, string][][] = [];

const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (request.method !== 'POST') {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(received));
    return;
  }
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', () => {
    const fields = new URLSearchParams(body);
    received.push([...fields]);
    if (fields.get('name') === 'break') {
      response.statusCode = 500;
      response.end('<h1>Broken</h1>');
    } else if (request.headers.accept?.includes('application/json')) {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ success: String(fields.get('name') !== 'refuse') }));
    } else {
      response.writeHead(303, { Location: fields.get('_next') ?? '/' }).end();
    }
  });
});

server.listen(Number(port));
