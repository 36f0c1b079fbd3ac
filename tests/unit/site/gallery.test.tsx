import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Gallery } from '../../../src/site/pages/product/Gallery';

it('says of the main picture alone what the record says of it, and of the others which they are', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // They are on their way.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const shell = document.createElement('div');
  const images = ['/images/products/vhb-tape-1200.webp', '/images/products/vhb-tape-2-1200.webp'];
  await act(async () =>
    createRoot(shell).render(
      <Gallery name="VHB Tape" category="double-sided-tapes" images={images} alt="Black roll, red liner" />,
    ),
  );
  const words = () => [...shell.querySelectorAll('img')].map(({ alt }) => alt);
  expect(words()).toEqual(['Black roll, red liner', '', '']);
  // Of the button, so that it has a name where its picture does not come.
  const names = [...shell.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Picture 1 of 2', 'Picture 2 of 2']);
  await act(async () => shell.querySelectorAll('button')[1]?.click());
  expect(words()[0]).toBe('VHB Tape, picture 2 of 2');
});
