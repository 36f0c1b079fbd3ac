import { beforeEach, describe, expect, it, vi } from 'vitest';
import { workerPath } from '../../../src/shared/paths';
import { TRUSTED_TYPES } from '../../../tools/hosting/policy';

type Rules = {
  createHTML: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (address: string) => string | null;
};

/** What the page's code asked a browser for that supports Trusted Types. */
let policies: Map<string, Rules>;

/** The module as it is when a page starts in such a browser. */
async function started(defaultPolicy: object | null = null) {
  policies = new Map();
  vi.stubGlobal('trustedTypes', {
    defaultPolicy,
    createPolicy: (name: string, rules: Rules) => {
      if (policies.has(name)) throw new TypeError(`a second policy ${name}`);
      policies.set(name, rules);
      return { createHTML: (html: string) => `trusted ${html}` };
    },
  });
  return await import('../../../src/shared/trustedTypes');
}

beforeEach(() => vi.resetModules());

it('the header has the browser report text that becomes markup or script, and knows the code’s policies', async () => {
  const { markTrusted, trustLibraries } = await started();
  trustLibraries();
  markTrusted('<p>');
  const [required, named, ...others] = TRUSTED_TYPES.split('; ');
  expect(required).toBe("require-trusted-types-for 'script'");
  // The sanitiser makes its own.
  expect(named?.split(' ')).toEqual(['trusted-types', ...policies.keys(), 'dompurify']);
  expect(others).toEqual([]);
});

it('HTML is marked by one policy, however often, and stays as it is in a browser that knows none', async () => {
  const { markTrusted } = await started();
  expect(['<p>', '<b>'].map(markTrusted)).toEqual(['trusted <p>', 'trusted <b>']);
  expect(policies.get('site')?.createHTML('<i>')).toBe('<i>');
  vi.resetModules();
  vi.stubGlobal('trustedTypes', undefined);
  const elsewhere = await import('../../../src/shared/trustedTypes');
  elsewhere.trustLibraries();
  expect(elsewhere.markTrusted('<p>')).toBe('<p>');
});

describe('what libraries write', () => {
  it.each([
    ['<script></script>', 'Element innerHTML', true],
    ['&#8203;', 'Element innerHTML', true],
    ['<p>pasted</p>', undefined, true],
    ['<p>pasted</p>', 'DOMParser parseFromString', true],
    ['<p>pasted</p>', 'Element innerHTML', false],
    ['<script>alert()</script>', 'Element innerHTML', false],
    ['', 'Document write', false],
  ])('%j into %s is let through: %s', async (html, sink, passes) => {
    (await started()).trustLibraries();
    expect(policies.get('default')?.createHTML(html, 'TrustedHTML', sink)).toBe(passes ? html : null);
  });

  it('may load the service worker, and no other script', async () => {
    (await started()).trustLibraries();
    const scripts = [workerPath, 'https://evil.example/sw.js', `${workerPath}?a`];
    expect(scripts.map((address) => policies.get('default')?.createScriptURL?.(address))).toEqual([
      workerPath,
      null,
      null,
    ]);
  });

  it('is left to the default policy of an extension, because the browser would refuse a second', async () => {
    (await started({})).trustLibraries();
    expect([...policies.keys()]).toEqual([]);
  });
});
