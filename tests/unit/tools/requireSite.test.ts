import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PROJECT } from '../../../tools/folders';
import { hostFiles } from '../../../tools/hosting/rules';
import { requireSite } from '../../../tools/requireSite';

let site = '';
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'built-site-'));
  mkdirSync(join(site, hostFiles.folder));
  writeFileSync(join(site, hostFiles.security), '{}');
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

it('finds a built site by its absolute path', () => expect(requireSite(site)).toBe(site));

it('finds a built site by its path from the project’s folder', () =>
  expect(requireSite(relative(PROJECT, site))).toBe(site));

it('ends the program if the folder holds no built site', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The program ends');
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => requireSite(join(site, 'nothing'))).toThrow('The program ends');
  expect(exit).toHaveBeenCalledWith(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('holds no built site'));
});
