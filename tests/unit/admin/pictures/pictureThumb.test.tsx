import { expect, it } from 'vitest';
import { PictureThumb } from '../../../../src/admin/pictures/PictureThumb';
import { render } from '../support/render';

it('a small picture cannot be dragged, as into the field of another one', async () => {
  await render(<PictureThumb size={64} src="/images/a.webp" />);
  expect(document.querySelector('img')?.getAttribute('draggable')).toBe('false');
});
