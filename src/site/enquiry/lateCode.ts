import { followDraft, forgetDraft } from './drafts';
import { FailedEnquiry } from './FailedEnquiry';
import { checkEnquiry, emailRule, phoneRule, required } from './rules';
import { SentEnquiry } from './SentEnquiry';
import { sendEnquiry } from './sendEnquiry';

/** What a form needs only once a visitor turns to it: one chunk, and no part of what every page loads. */
export const lateCode = {
  followDraft,
  forgetDraft,
  required,
  emailRule,
  phoneRule,
  checkEnquiry,
  sendEnquiry,
  FailedEnquiry,
  SentEnquiry,
};

export type LateCode = typeof lateCode;
