import { FailedEnquiry } from './FailedEnquiry';
import { findOtherLines } from './otherLines';
import { emailRule, optional, phoneRule, quantityRule, required } from './rules';
import { SentEnquiry } from './SentEnquiry';
import { submitEnquiry } from './submitEnquiry';
import { followChat } from './typedChat';
import { followUnits } from './typedUnits';
import { dropFields, fieldsElsewhere, followTyping, restoreSender } from './unsent';
import { WrongFields } from './WrongFields';

/**
 * How the chosen product is sold. Only the quote form reads the catalogue: without the code for that, nothing is known.
 */
async function findSoldAsChosen(menu: HTMLSelectElement): Promise<string | undefined> {
  const { value } = menu;
  const code = await import('./soldAs').catch(() => undefined);
  const found = await code?.findSoldAsNamed(value);
  // Each product has a file of its own: that of an earlier choice may come after that of the last.
  return menu.value === value ? found : findSoldAsChosen(menu);
}

/**
 * Puts back what was typed into the form earlier. From now on keeps what is typed, separates units, and lets links to
 * the chat carry what is typed.
 */
function follow(form: HTMLFormElement): void {
  followTyping(form);
  followUnits(form);
  followChat(form);
}

/** What a form needs only once a visitor uses it: one chunk, and no part of what every page loads. */
export const lateCode = {
  follow,
  fieldsElsewhere,
  findOtherLines,
  findSoldAsChosen,
  dropFields,
  restoreSender,
  required,
  optional,
  emailRule,
  phoneRule,
  quantityRule,
  submitEnquiry,
  FailedEnquiry,
  SentEnquiry,
  WrongFields,
};

export type LateCode = typeof lateCode;
