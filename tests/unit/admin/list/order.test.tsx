import { act } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { unsaved } from '../../../../src/admin/holds';
import { OrderButton } from '../../../../src/admin/list/OrderButton';
import { saveOrder } from '../../../../src/admin/list/saveOrder';
import { categories } from '../../../../src/shared/catalogue/category';
import { buildCategory } from '../../../builders';
import { mendStorage, quotaError, refuseWrites } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { listing } from '../support/listing';
import {
  alertText,
  answer,
  button,
  byLabel,
  byRole,
  clickBeside,
  eventually,
  press,
  pressKey,
  renderInAdmin,
  theDialog,
} from '../support/render';
import { restoreAll } from '../support/restoreAll';

const stored = ['One', 'Two', 'Three'].map((name) => buildCategory({ name, description: '' }));
const names = () => categories.stored()?.map(({ name }) => name);

beforeEach(() => storeContent({ categories: stored }));

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/industries')}>
      Leave
    </button>
  );
}

async function pressOrder() {
  const screen = (
    <>
      <OrderButton resource="categories" />
      <Leave />
    </>
  );
  await renderInAdmin(screen, { dataProvider: listing(stored) });
  await eventually(() => expect(button('Order').disabled).toBe(false));
  await press(button('Order'));
}

it('saves a new order of the categories, which the history names and can undo', async () => {
  await pressOrder();
  expect(document.querySelector('[aria-label="Remove One"]')).toBeNull();
  await press(byLabel('Move Three up'));
  await press(byLabel('Move Three up'));
  expect(names()).toEqual(['One', 'Two', 'Three']);
  await press(button('Save'));
  await eventually(() => expect(names()).toEqual(['Three', 'One', 'Two']));

  const changes = await eventually(async () => {
    const found = await listChanges();
    expect(found.map(changeTitle)).toEqual(['Order of the categories changed']);
    return found;
  });
  await act(() => restoreAll('undo', changes));
  expect(names()).toEqual(['One', 'Two', 'Three']);
});

it('keeps a new order, and asks nothing, on a click beside the dialog, and on Escape while it is being saved', async () => {
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  await pressOrder();
  await press(byLabel('Move Three up'));
  await clickBeside();
  expect(theDialog()).not.toBeNull();
  act(() => button('Save').click());
  expect(button('Cancel').getAttribute('aria-disabled')).toBe('true');
  // At once, before the save is done.
  act(
    () => void byRole('dialog').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(theDialog()).not.toBeNull();
  expect(ask).not.toHaveBeenCalled();
  await eventually(() => expect(names()).toEqual(['One', 'Three', 'Two']));
  await eventually(() => expect(theDialog()).toBeNull());
  await press(button('Order'));
  await pressKey(byRole('dialog'), 'Escape');
  await eventually(() => expect(theDialog()).toBeNull());
});

describe('a new order that is not saved', () => {
  beforeEach(async () => {
    location.hash = '#/categories';
    await pressOrder();
    await press(byLabel('Move Three up'));
  });

  it.each(['Escape', 'Cancel'])('is not dropped without a question: %s', async (way) => {
    const close = async () => {
      if (way === 'Cancel') return press(button('Cancel'));
      await pressKey(byRole('dialog'), 'Escape');
    };
    const no = answer(false);
    await close();
    expect(no).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The new order was not saved.'));
    expect(theDialog()?.textContent).toContain('2. Three');
    answer(true);
    await close();
    await eventually(() => expect(theDialog()).toBeNull());
    expect(names()).toEqual(['One', 'Two', 'Three']);
  });

  it('stays while the owner says no to leaving the screen, or logs out in another tab', async () => {
    const no = answer(false);
    await press(button('Leave'));
    expect(no).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The new order was not saved.'));
    expect(location.hash).toBe('#/categories');
    expect(unsaved.isHeld()).toBe(true);
    answer(true);
    await press(button('Leave'));
    await eventually(() => expect(location.hash).toBe('#/industries'));
  });
});

it('keeps a category that was added meanwhile', async () => {
  await saveOrder('categories', ['two', 'one'], ['one', 'two']);
  expect(names()).toEqual(['Two', 'One', 'Three']);
});

it('overwrites another tab’s order only if the owner saves again', async () => {
  await pressOrder();
  await press(byLabel('Move Three up'));
  const ids = stored.map(({ id }) => id);
  await saveOrder('categories', ids.toReversed(), ids);
  await press(button('Save'));
  await eventually(() => expect(alertText()).toContain('changed elsewhere'));
  expect(names()).toEqual(['Three', 'Two', 'One']);
  await press(button('Save'));
  await eventually(() => expect(names()).toEqual(['One', 'Three', 'Two']));
});

it('keeps an order that could not be saved, and shows the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await pressOrder();
  await press(byLabel('Move Three up'));
  refuseWrites(quotaError);
  await press(button('Save'));
  await eventually(() => expect(alertText()).toContain('storage is full'));
  mendStorage();
  await press(button('Save'));
  await eventually(() => expect(names()).toEqual(['One', 'Three', 'Two']));
});
