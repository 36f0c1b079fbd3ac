import { expect, it } from 'vitest';
import { i18nProvider } from '../../../src/admin/i18nProvider';

it('changes some of react-admin’s texts, and leaves the others', () => {
  expect(i18nProvider.translate('ra.action.export')).toBe('Table for Excel (CSV)');
  expect(i18nProvider.translate('ra.action.cancel')).toBe('Cancel');
});

it.each(['constructor', 'toString', '__proto__', 'Safety Tapes'])(
  'shows a record’s name as it is: %s',
  (name) => {
    expect(i18nProvider.translate(name, { _: name })).toBe(name);
  },
);
