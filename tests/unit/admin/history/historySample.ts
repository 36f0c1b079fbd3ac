import 'fake-indexeddb/auto';
import { afterEach, beforeEach, vi } from 'vitest';
import { writes } from '../../../../src/admin/data/writes';
import { changeTitle } from '../../../../src/admin/history/changeWords';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import {
  planRestoration,
  type RestoreAction,
  restore,
} from '../../../../src/admin/history/restoring/restore';
import { noteLostSaves } from '../../../../src/admin/history/saving/lostSaves';
import { collections } from '../../../../src/shared/catalogue/collections';
import type { Content } from '../../../../src/shared/catalogue/content';
import { buildArticle, buildCategory, buildIndustry, buildProduct, buildSettings } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import { storedBytes } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { emptyHistory } from '../support/historyStorage';

/* A few records, and what is done to them in the tests of the history. */

const { products } = collections;

export const kraft = buildProduct({ name: 'Kraft Tape', industries: ['packaging'] });
export const foam = buildProduct({ name: 'Foam Tape', industries: ['packaging'] });
export const vinyl = buildProduct({ name: 'Vinyl Tape' });

/** Categories in an order, for the tests that change it. */
export const ordered = ['First', 'Second', 'Third'].map((name) => buildCategory({ name, description: '' }));

/** Stores these products with the records that refer to them. */
export function store() {
  storeContent({
    products: [kraft, foam, vinyl],
    categories: [buildCategory({ description: '' })],
    industries: [buildIndustry({ id: 'packaging', description: '', products: ['foam-tape', 'kraft-tape'] })],
    blog: [buildArticle()],
    settings: [buildSettings({ popularProductIds: ['kraft-tape', 'vinyl-tape'] })],
  } satisfies Content);
}

/** Gives each test of the file these records, an empty history, and a console that hides warnings. */
export function withHistorySample(): void {
  beforeEach(async () => {
    loseAll();
    await emptyHistory();
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  afterEach(() => void vi.useRealTimers());
}

/** As in a browser whose local storage was damaged: the content is what it was at first. */
export function loseAll(): void {
  localStorage.clear();
  store();
}

/** The texts of the content keys, byte for byte. */
export function contentBytes() {
  const all = storedBytes();
  return Object.values(keys).map((key) => all[key]);
}

export const edit = async (id: string, fields: object) => {
  const record = products.stored()?.find((one) => one.id === id);
  await writes.update('products', { id, data: { ...record, ...fields }, previousData: { ...record, id } });
};
export const remove = (id: string) => writes.delete('products', { id });
export const product = (id: string) => products.stored()?.find((one) => one.id === id);
export const titles = async () => (await listChanges()).map(changeTitle);

/** Looks for saves that the storage lost. Returns those that the owner is asked about, newest first. */
export async function findLostSaves() {
  await noteLostSaves();
  return (await listChanges()).filter(({ missing }) => missing === 'open');
}

/** Executes an action on the change at this index, as far as its steps are kept. */
export async function execute(
  action: RestoreAction,
  index: number,
  isKept = (_: { clash: boolean }) => true,
) {
  const change = (await listChanges())[index];
  if (!change) throw new Error('No such change');
  const plan = await planRestoration(action, [change]);
  await restore(plan, plan.steps.filter(isKept));
  return plan;
}
