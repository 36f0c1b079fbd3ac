import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { ColoursInput } from '../../../src/admin/inputs/ColoursInput';
import { button, press, renderInForm } from './render';

const COLOURS = ['Red', 'Green', 'Blue'].map((name) => ({ name, hex: '#112233' }));

it('a row of several fields that was removed is put back where it was', async () => {
  const { getValues } = await renderInForm(
    { colours: COLOURS },
    <ResourceContextProvider value="products">
      <ColoursInput />
    </ResourceContextProvider>,
  );
  const isOffered = () => document.body.textContent?.includes('Put it back');
  const said = () => document.querySelector('[role="status"]')?.textContent;
  const remove = document.querySelectorAll<HTMLElement>('[aria-label="ra.action.remove"]')[1];
  expect(isOffered()).toBe(false);
  if (remove) await press(remove);
  expect(getValues('colours')).toEqual([COLOURS[0], COLOURS[2]]);
  expect(said()).toBe('Colour 2 was removed. 2 are left.');
  await press(button('Put it back'));
  expect(getValues('colours')).toEqual(COLOURS);
  expect(said()).toBe('Colour 2 was put back.');
  expect(isOffered()).toBe(false);
});
