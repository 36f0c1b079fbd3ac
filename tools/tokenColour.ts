import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './folders.ts';

/**
 * One of the site's colours, as `#rrggbb` or shorter.
 * @throws {Error} if tokens.css has no such colour
 */
export function tokenColour(name: string): string {
  const tokens = readFileSync(join(PROJECT, 'src/site/styles/tokens.css'), 'utf8');
  const colour = new RegExp(`--${name}:\\s*(#[0-9a-f]{3,8});`, 'i').exec(tokens)?.[1];
  if (!colour) throw new Error(`tokens.css has no colour --${name}`);
  return colour;
}
