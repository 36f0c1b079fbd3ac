import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { config } from '../../../src/shared/config';
import { HONEYPOT } from '../../../src/site/enquiry/honeypot';
import { QuickEnquiry } from '../../../src/site/enquiry/QuickEnquiry';
import controls from '../../../src/site/ui/controls.module.css';

/* Specification, sections 5 and 7. */

const shell = document.createElement('div');
shell.innerHTML = renderToStaticMarkup(<QuickEnquiry />);
const fields = [...shell.querySelectorAll('input')];

it('asks for a name, a mail address and a telephone number, each as what it is, and for all of them', () => {
  const asked = fields.filter(({ required }) => required).map(({ name, type }) => [name, type]);
  expect(asked).toEqual([
    ['name', 'text'],
    ['email', 'email'],
    ['phone', 'tel'],
  ]);
});

it('posts to the form service, with the subject of the mail and the way to the thank-you page', () => {
  const form = shell.querySelector('form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', config.formEndpoint]);
  const hidden = fields.filter(({ type }) => type === 'hidden').map(({ name, value }) => [name, value]);
  expect(hidden).toEqual([
    ['_subject', 'New Quick Enquiry from Website Footer!'],
    ['_next', `${config.siteUrl}/thank-you`],
  ]);
});

it('hides its trap from the eye, from the keyboard, from screen readers and from what fills forms', () => {
  const trap = fields.find(({ name }) => name === HONEYPOT);
  expect(trap).toMatchObject({ value: '', required: false, tabIndex: -1, autocomplete: 'off' });
  expect(trap?.closest('[aria-hidden=true]')?.className).toBe(controls.visuallyHidden);
});
