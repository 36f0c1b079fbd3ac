import { act } from 'react';
import { expect } from 'vitest';
import { quotaError, refuseWrites } from '../../shared/faultyStorage';
import { recordNow } from '../support/elsewhere';
import { filledField, holds, saveByKey, until } from '../support/openAdmin';
import { button, eventually, press, says, type } from '../support/render';
import { draftsOf } from './draftsOf';

/* What was typed into an article's form, and what the form offers of it. */

// An article, because its form has the fewest inputs.
export const ID = 'copper-foil-tape-for-emi-shielding-and-grounding';
export const TITLE = 'Copper Foil Tape for EMI Shielding and Grounding';
export const FORM = `/admin/blog/edit/${ID}`;
export const TYPED = 'Typed on the way';
export const PLACE = { resource: 'blog', recordId: ID } as const;
const OFFER = /You (?:also )?typed (?:“.+”|something) here (?:today at|on) .*\d\d:\d\d and did not save it\./;

/** Whether the form offers what was typed into it earlier. */
export const isOffered = () => OFFER.test(document.body.textContent ?? '');
export const theArticle = () => recordNow('blog', ID);

/** The titles of the article's drafts. */
export const kept = async () => (await draftsOf(PLACE)).map(({ values }) => values.title);

/** Puts the draft that is offered into the form. */
export const putBack = async () => {
  await press(button('Put it back into the form'));
  await holds('title', TYPED);
  expect(isOffered()).toBe(false);
};

/** As when the page is closed. */
export const hidePage = () => act(async () => window.dispatchEvent(new Event('pagehide')));

/** Types a title, which is then kept. Returns its input. */
export async function typeAndKeep() {
  const title = await filledField('title');
  await type(title, TYPED);
  await hidePage();
  await eventually(async () => expect(await kept()).toEqual([TYPED]));
  return title;
}

/** Saves while the storage is full. */
export async function saveInVain() {
  refuseWrites(quotaError);
  await saveByKey();
  await until(() => says('storage is full'));
}
