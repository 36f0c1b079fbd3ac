import { act, useRef } from 'react';
import { AddNotificationContext, AdminContext, ResourceContextProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ConflictProvider, useSaveErrors } from '../../../../src/admin/form/ConflictProvider';
import { SaveFailure } from '../../../../src/admin/form/SaveFailure';
import { useReportInvalidFields } from '../../../../src/admin/form/useReportInvalidFields';
import { field, filledField, openAdmin, openTab, saveByKey, until } from '../support/openAdmin';
import { alertText, button, press, renderInForm, says, theDialog, type } from '../support/render';
import { nameConflict } from './nameConflict';

function Toolbar() {
  const { register, handleSubmit } = useFormContext();
  register('images', { validate: () => 'Wrong.' });
  const root = useRef<HTMLDivElement>(null);
  const wrong = useReportInvalidFields(root);
  return (
    <div ref={root}>
      <SaveFailure wrong={wrong} />
      <button type="button" onClick={() => void handleSubmit(() => undefined)()}>
        Save
      </button>
    </div>
  );
}

it('a refused save names the field if no input shows what is wrong, until that is mended', async () => {
  const form = await renderInForm(
    { images: [] },
    <ResourceContextProvider value="products">
      <Toolbar />
    </ResourceContextProvider>,
  );
  await press(button('Save'));
  expect(alertText()).toBe('Not saved. Needs your attention: Pictures.');
  await act(async () => form.clearErrors('images'));
  expect(alertText()).toBeUndefined();
});

it('a refused save names four fields if there are more than five, and counts the others', async () => {
  await renderInForm({}, <SaveFailure wrong={['A', 'B', 'C', 'D', 'E', 'F']} />);
  expect(alertText()).toBe('Not saved. Needs your attention: A, B, C, D and 2 more.');
});

function OvertakenToolbar() {
  const { handleSubmit, setError } = useFormContext();
  const report = useSaveErrors();
  const root = useRef<HTMLDivElement>(null);
  const wrong = useReportInvalidFields(root);
  const conflict = nameConflict();
  // As react-admin's forms do with an error's `body.errors`.
  const save = () => {
    report(conflict);
    setError('root.serverError', { message: conflict.message });
    // Emptied while it was being saved.
    setError('name', { message: 'Required' });
  };
  return (
    <div ref={root}>
      <p>{wrong.length}</p>
      <button type="button" onClick={() => void handleSubmit(save)()}>
        Save
      </button>
    </div>
  );
}

it('a conflict is reported only by its dialog', async () => {
  const say = vi.fn();
  await renderInForm(
    {},
    <AdminContext>
      <AddNotificationContext.Provider value={say}>
        <ConflictProvider>
          <ResourceContextProvider value="products">
            <OvertakenToolbar />
          </ResourceContextProvider>
        </ConflictProvider>
      </AddNotificationContext.Provider>
    </AdminContext>,
  );
  await press(button('Save'));
  expect(theDialog()?.textContent).toContain('Changed meanwhile');
  expect(say).not.toHaveBeenCalled();
  expect(document.querySelector('p')?.textContent).toBe('0');
});

it('a name that makes no address is reported like a missing one, though only on storing, and typing can go on', async () => {
  await openAdmin('/admin/products/new');
  const name = await field('name');
  await type(name, 'தமிழ்');
  await saveByKey();
  await until(() => says('needs at least one letter'));
  expect(document.activeElement).toBe(name);
  await type(name, 'தமிழ் தமிழ்');
  expect(name.value).toBe('தமிழ் தமிழ்');
  await openTab('Pictures');
  await saveByKey();
  await until(() => says('Not saved. Needs your attention: Name (Basics).'));
  await until(() => document.activeElement === name);
  expect(name.value).toBe('தமிழ் தமிழ்');
});

it('what is wrong with a name is read with its field, which gets the focus, and not once more as news', async () => {
  await openAdmin('/admin/products/new');
  const name = await field('name');
  await saveByKey();
  await until(() => says('Give the product a name.'));
  await until(() => document.activeElement === name);
  const help = document.getElementById(name.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('Give the product a name.');
  expect(help?.closest('[role="status"]') ?? help?.querySelector('[role="status"]')).toBeNull();
  await type(name, 'VHB Tape');
  await until(() =>
    help?.querySelector('[role="status"]')?.textContent?.includes('Another product has this name'),
  );
});

it('a refused save no longer names a field that was mended while others are invalid', async () => {
  const says = (words: string) => document.body.textContent?.includes(words);
  await openAdmin('/admin/settings');
  const email = await filledField('contact.email');
  await type(email, 'nobody');
  await type(await field('contact.phone1'), '12');
  await saveByKey();
  await until(() => says('Not saved. Needs your attention: Telephone (Contact) and E-mail (Contact).'));
  await type(email, 'sales@example.com');
  await until(() => says('Not saved. Needs your attention: Telephone (Contact).'));
});
