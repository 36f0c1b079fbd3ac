import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { company } from '../../../src/shared/company';
import { offlinePlugin } from '../../../tools/offline/plugin';
import { webManifest } from '../../../tools/offline/webManifest';

it('no worker is written after a failed build, whose cause its missing files would hide', async () => {
  const hooks = offlinePlugin().flatMap(({ closeBundle }) =>
    typeof closeBundle === 'object' ? closeBundle.handler : [],
  );
  expect(hooks).not.toEqual([]);
  for (const hook of hooks) await hook.call({} as never);
});

describe('the web app manifest', () => {
  it.each((webManifest().icons ?? []).filter(({ type }) => type === 'image/png'))(
    'has $src in the size that it states',
    async ({ src, sizes }) => {
      const { width, height } = await sharp(`public${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    },
  );

  it('has the pictures without which Chrome offers no installation, and one that a phone may cut round', () => {
    const icons = (webManifest().icons ?? []).map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
    expect(icons).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it('has the company’s name and the site’s background colour, not the plugin’s', () => {
    const colour = '#faf8f4';
    const names = { name: company.name, short_name: company.name };
    expect(webManifest()).toMatchObject({ ...names, background_color: colour, theme_color: colour });
  });
});
