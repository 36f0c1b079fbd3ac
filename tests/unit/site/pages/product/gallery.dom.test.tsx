import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { Gallery } from '../../../../../src/site/pages/product/Gallery';
import { render } from '../../support/render';

it('gives only the main picture the record’s alternative text, and numbers the others', async () => {
  // They are still loading.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const images = ['/images/products/vhb-tape-1200.webp', '/images/products/vhb-tape-2-1200.webp'];
  const { shell } = await render(
    <Gallery name="VHB Tape" category="double-sided-tapes" images={images} alt="Black roll, red liner" />,
  );
  const words = () => [...shell.querySelectorAll('img')].map(({ alt }) => alt);
  expect(words()).toEqual(['Black roll, red liner', '', '']);
  // On the button, so that it has a name even if its picture fails to load.
  const names = [...shell.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Picture 1 of 2', 'Picture 2 of 2']);
  await act(async () => shell.querySelectorAll('button')[1]?.click());
  expect(words()[0]).toBe('VHB Tape, picture 2 of 2');
});
