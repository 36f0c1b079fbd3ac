import { expect, it, vi } from 'vitest';
import { required } from '../../../src/site/enquiry/rules';
import { type Submission, submitEnquiry } from '../../../src/site/enquiry/submitEnquiry';

const rules = { name: required('Tell us your name.'), phone: required('Give a telephone number.') };

/** A form on a page with a search box, and how it is sent: what it answers is all that becomes of it. */
function showForm(typed: { name: string; phone: string }) {
  document.body.innerHTML = `<input type="search"><form aria-label="Contact">
    <input name="name" value="${typed.name}"><input name="phone" value="${typed.phone}">
    <button type="submit">Send</button>
  </form>`;
  const form = document.querySelector('form');
  const search = document.querySelector<HTMLElement>('[type=search]');
  const button = document.querySelector('button');
  if (!form || !search || !button) throw new Error('No form was made');
  const submissions: Submission[] = [];
  const report = { setErrors: vi.fn(), setSubmission: (one: Submission) => submissions.push(one) };
  const send = () => submitEnquiry(form, rules, undefined, report);
  const fields = () => [...form.querySelectorAll('input')];
  return { search, button, fields, send, submissions, setErrors: report.setErrors };
}

const who = { name: 'Meena', phone: '044 5550 0100' };

it('what is wrong takes the place of what failed before', async () => {
  const { send, submissions, setErrors } = showForm({ ...who, name: '' });
  await send();
  expect(setErrors).toHaveBeenLastCalledWith({ name: 'Tell us your name.' });
  expect(submissions.at(-1)).toEqual({ name: 'wrong' });
});
