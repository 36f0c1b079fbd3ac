import type { ManifestOptions } from 'vite-plugin-pwa';
import { company } from '../../src/shared/company.ts';
import { paths } from '../../src/shared/paths.ts';
import { tokenColour } from '../tokenColour.ts';

/** How a phone shows the site on its home screen. */
export function webManifest(): Partial<ManifestOptions> {
  const paper = tokenColour('paper');
  return {
    id: paths.home.to(),
    name: company.name,
    short_name: company.name,
    description: `Industrial adhesive tapes by the pallet, from ${company.city}.`,
    lang: 'en-IN',
    start_url: paths.home.to(),
    // Keeps the browser's Back button, because visitors go back and forth in a catalogue.
    display: 'minimal-ui',
    theme_color: paper,
    background_color: paper,
    // Drawn by tools/pictures/icons.ts.
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
