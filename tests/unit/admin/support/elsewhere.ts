import { act } from 'react';
import type { AnyRecord } from '../../../../src/admin/records/anyRecord';
import { changeContent } from '../../../../src/shared/catalogue/changes/changeContent';
import { currentContent } from '../../../../src/shared/catalogue/content';
import type { ResourceName } from '../../../../src/shared/storage/keys';

/* What another tab does while a form is open. */

const change = (resource: ResourceName, edit: (records: readonly AnyRecord[]) => readonly AnyRecord[]) =>
  act(async () => {
    await changeContent((now) => ({ [resource]: edit(now[resource]) }));
  });

export const changeElsewhere = (resource: ResourceName, id: string, fields: object) =>
  change(resource, (all) => all.map((one) => (one.id === id ? { ...one, ...fields } : one)));

export const deleteElsewhere = (resource: ResourceName, id: string) =>
  change(resource, (all) => all.filter((one) => one.id !== id));

/** The record as it is stored now. */
export const recordNow = async <Name extends ResourceName>(resource: Name, id: string) => {
  const records: readonly AnyRecord[] = (await currentContent())[resource];
  return records.find((one) => one.id === id);
};

export const logOutElsewhere = () =>
  act(async () => {
    localStorage.setItem('auth', 'false');
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: 'false' }));
  });
