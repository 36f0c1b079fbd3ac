import { expect, it } from 'vitest';
import { config } from '../../../../src/shared/config';
import { HONEYPOT } from '../../../../src/site/enquiry/honeypot';
import { QuickEnquiry } from '../../../../src/site/enquiry/QuickEnquiry';
import controls from '../../../../src/site/ui/controls.module.css';
import { prerendered } from '../support/render';

/* Specification, sections 5 and 7. */

const shell = prerendered(<QuickEnquiry />);
const fields = [...shell.querySelectorAll('input')];

it('requires a name, an e-mail address and a phone number, each in a field of its type', () => {
  const asked = fields.filter(({ required }) => required).map(({ name, type }) => [name, type]);
  expect(asked).toEqual([
    ['name', 'text'],
    ['email', 'email'],
    ['phone', 'tel'],
  ]);
});

it('posts to the form service, with the e-mail’s subject and the address of the thank-you page', () => {
  const form = shell.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', config.formEndpoint]);
  const hidden = fields.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value]);
  expect(hidden).toEqual([
    ['_subject', 'New Quick Enquiry from Website Footer!'],
    ['_next', `${config.siteUrl}/thank-you`],
  ]);
});

it('hides the honeypot from sight, the keyboard, screen readers and autofill', () => {
  const trap = fields.find(({ name }) => name === HONEYPOT);
  expect(trap).toMatchObject({ value: '', required: false, tabIndex: -1, autocomplete: 'off' });
  expect(trap?.closest('[aria-hidden=true]')?.className).toBe(controls.visuallyHidden);
});
