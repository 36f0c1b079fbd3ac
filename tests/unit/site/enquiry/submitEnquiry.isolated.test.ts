// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { required } from '../../../../src/site/enquiry/rules';
import { type Submission, submitEnquiry } from '../../../../src/site/enquiry/submitEnquiry';
import { deferred } from '../../deferred';
import { patiently } from '../../patience';

/** The address of the page on which forms are sent. */
const PAGE = 'https://example.com/contact';

const rules = { name: required('Tell us your name.'), phone: required('Give a telephone number.') };

/** A form on a page with a search box, a function that sends it, and everything that sending reports. */
function showForm(typed: { name: string; phone: string }) {
  const notices = document.querySelector('[role=status]')?.parentElement;
  document.body.innerHTML = `<input type="search"><form aria-label="Contact">
    <button type="button">Add</button><input name="name" value="${typed.name}"><input name="phone" value="${typed.phone}">
    <button type="submit">Send</button>
  </form>`;
  if (notices) document.body.append(notices);
  const form = document.querySelector('form');
  const search = document.querySelector<HTMLElement>('[type=search]');
  const button = document.querySelector<HTMLElement>('[type=submit]');
  if (!form || !search || !button) throw new Error('No form was made');
  const submissions: Submission[] = [];
  const setters = { setErrors: vi.fn(), setSubmission: (one: Submission) => submissions.push(one) };
  const send = () => submitEnquiry(form, PAGE, rules, undefined, setters);
  const fields = () => [...form.querySelectorAll('input')];
  return { form, search, button, fields, send, submissions, setErrors: setters.setErrors };
}

/** Makes the form service wait. @returns a function that makes it answer with a status */
function holdAnswer() {
  const { promise, resolve } = deferred<Response>();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => promise),
  );
  return (status: number) => resolve(Response.json({ success: status === 200 }, { status }));
}

const who = { name: 'Meena', phone: '044 5550 0100' };

beforeEach(() => sessionStorage.clear());

it('a sent form passes the focus on only if it still has it', async () => {
  for (const stays of [true, false]) {
    const { search, send, submissions } = showForm(who);
    const answer = holdAnswer();
    const sent = send();
    if (!stays) search.focus();
    answer(200);
    await sent;
    expect(submissions.at(-1)).toMatchObject({ name: 'sent', hadFocus: stays });
    if (!stays) expect(document.activeElement).toBe(search);
  }
});

it.each([
  ['accepts', 'a person', '', 200, [{ event: 'generate_lead', form: 'Contact' }]],
  ['refuses', 'a person', '', 500, []],
  ['never gets', 'a program that fills every field', 'x', 200, []],
])(
  'a message that the service %s from %s is reported to the owner’s analytics only if it is one',
  async (_does, _from, honey, status, events) => {
    window.dataLayer = [];
    const { form, send } = showForm(who);
    form.insertAdjacentHTML('beforeend', `<input name="_honey" value="${honey}">`);
    const answer = holdAnswer();
    const sent = send();
    answer(status);
    await sent;
    expect(window.dataLayer).toEqual(events);
  },
);

it('a form that is sent late, once its code has loaded, takes the focus from nothing else', async () => {
  const { search, send, submissions } = showForm(who);
  const answer = holdAnswer();
  search.focus();
  const sent = send();
  expect(document.activeElement).toBe(search);
  answer(200);
  await sent;
  expect(submissions.at(-1)).toMatchObject({ name: 'sent', hadFocus: false });
});

it('while a message is being sent nothing can be typed, and the button has the focus', async () => {
  const { button, fields, send, submissions } = showForm(who);
  const answer = holdAnswer();
  fields()[0]?.focus();
  const failed = send();
  expect(fields().map(({ inert }) => inert)).toEqual([true, true]);
  expect(document.activeElement).toBe(button);
  answer(500);
  await failed;
  expect(fields().map(({ inert }) => inert)).toEqual([false, false]);
  expect(submissions.at(-1)).toMatchObject({ name: 'failed' });
});

it('an invalid form is not sent, and reports its errors', async () => {
  const { send, submissions, setErrors } = showForm({ ...who, name: '' });
  await send();
  expect(setErrors).toHaveBeenLastCalledWith({ name: 'Tell us your name.' });
  expect(submissions.at(-1)).toEqual({ name: 'wrong' });
});

it.each([
  [200, 'sent'],
  [500, 'failed'],
] as const)(
  'a message that is sent again, from the form that its sender came back to, goes out once (the service answers %i)',
  async (status, name) => {
    window.dataLayer = [];
    const left = showForm(who);
    const answer = holdAnswer();
    const sent = left.send();
    const there = showForm(who);
    const sentAgain = there.send();
    answer(status);
    await Promise.all([sent, sentAgain]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(there.submissions.at(-1)).toMatchObject({ name, typed: expect.any(FormData) });
    expect(window.dataLayer).toHaveLength(status === 200 ? 1 : 0);
    expect(there.fields().map(({ value, inert }) => [value, inert])).toEqual([
      [who.name, false],
      [who.phone, false],
    ]);
    // From then on the same words are another message.
    holdAnswer()(200);
    await showForm(who).send();
    expect(fetch).toHaveBeenCalledOnce();
  },
);

it('a message accepted after its form left the page is announced as sent, and empties the form that came back, unless it says something else now', async () => {
  const { form, send, fields, submissions } = showForm(who);
  const answer = holdAnswer();
  const sent = send();
  const [name, phone] = fields().map(({ value }) => value);
  form.outerHTML = `<form aria-label="Contact"><input name="name"><input name="phone">
      <input type="hidden" name="_subject" value="Message"></form>
    <form aria-label="Contact"><input name="name"><input name="phone"></form>
    <form aria-label="Quick Enquiry"><input name="name"><input name="phone"></form>`;
  const forms = Array.from(document.forms);
  const changed = [name, '044 5550 0199'];
  for (const [at, typed] of [[name, phone], changed, [name, phone]].entries())
    for (const [place, text] of typed.entries())
      (forms[at]?.elements[place] as HTMLInputElement).value = text ?? '';
  const values = () =>
    forms.map(({ elements }) => Array.from(elements, (one) => (one as HTMLInputElement).value));
  answer(200);
  await sent;
  await patiently(() => expect(document.body.textContent).toContain('Your message was sent.'));
  expect(submissions).not.toContainEqual(expect.objectContaining({ name: 'sent' }));
  expect(values()).toEqual([['', '', 'Message'], changed, [name, phone]]);
});

it('the notice that a quote failed stays when one for another tape is sent', async () => {
  /** Sends a quote from a page that is left meanwhile, and waits for the notice of what became of it. */
  const leave = async (product: string, status: number, notice: string) => {
    const { form, send } = showForm(who);
    for (const close of document.querySelectorAll<HTMLElement>('[aria-label=Close]')) close.click();
    await patiently(() => expect(document.body.textContent).not.toContain(notice));
    form.insertAdjacentHTML('beforeend', `<input name="product" value="${product}">`);
    const answer = holdAnswer();
    const sent = send();
    form.remove();
    answer(status);
    await sent;
    await patiently(() => expect(document.body.textContent).toContain(notice));
  };
  const SENT = 'Your message was sent.';
  const FAILED = 'Back to your message';
  await leave('Kraft Tape', 500, FAILED);
  await leave('Foam Tape', 200, SENT);
  expect(document.body.textContent).toContain(FAILED);
  await leave('Kraft Tape', 200, SENT);
  expect(document.body.textContent).not.toContain(FAILED);
});

it('a message that is found wrong only after its form left the page is announced as not sent', async () => {
  const service = vi.fn();
  vi.stubGlobal('fetch', service);
  const { form, send, submissions } = showForm({ ...who, name: '' });
  form.remove();
  await send();
  await patiently(() => expect(document.body.textContent).toContain('Your message was not sent'));
  const back = [...document.links].find(({ textContent }) => textContent === 'Back to your message');
  expect(back?.href).toBe(PAGE);
  expect(service).not.toHaveBeenCalled();
  expect(submissions).toEqual([]);
});
