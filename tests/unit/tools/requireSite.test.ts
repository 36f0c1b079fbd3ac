import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { PROJECT } from '../../../tools/folders';
import { hostFiles } from '../../../tools/hosting/rules';
import { requireSite } from '../../../tools/requireSite';
import { temporaryFolder } from './temporaryFolder';

const site = temporaryFolder();
beforeEach(() => {
  mkdirSync(site(hostFiles.folder));
  writeFileSync(site(hostFiles.security), '{}');
});

it('finds a built site by its absolute path, and by that from the project’s folder', () => {
  expect(requireSite(site())).toBe(site());
  expect(requireSite(relative(PROJECT, site()))).toBe(site());
});

it('ends the program if the folder holds no built site', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The program ends');
  });
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => requireSite(site('nothing'))).toThrow('The program ends');
  expect(exit).toHaveBeenCalledWith(2);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('holds no built site'));
});
