import { expect, it, vi } from 'vitest';
import { HONEYPOT } from '../../../../src/site/enquiry/honeypot';
import { sendEnquiry } from '../../../../src/site/enquiry/sendEnquiry';
import { formDataOf } from '../support/forms';

const answering = (answer: (address: string, init: RequestInit) => Promise<Response>) => {
  const service = vi.fn(answer);
  vi.stubGlobal('fetch', service);
  return service;
};

/** The fields of the first message that reached the service. */
const sentBy = ({ mock }: ReturnType<typeof answering>) =>
  Object.fromEntries(mock.calls[0]?.[1].body as URLSearchParams);

it.each([
  [200, '{"success":"true"}', undefined],
  [200, '{"ok":true}', undefined],
  [200, '{"success":"false"}', 'did not take your message'],
  [422, '{"success":false}', 'did not take your message'],
  [200, '<html>', 'out of order'],
  [200, 'null', 'out of order'],
  [503, '{}', 'out of order'],
  [429, '{}', 'too many in a short time'],
  [429, '<html>', 'too many in a short time'],
])(
  'a message is sent, or it is said why not: the service answers %d with %s',
  async (status, body, reason) => {
    answering(async () => new Response(body, { status }));
    const said = await sendEnquiry(formDataOf({ name: 'Meena' }));
    if (reason === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(reason);
  },
);

it('no answer leaves it open whether the message arrived, unless the sender was offline before', async () => {
  const uncertain = 'your message may not have arrived';
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendEnquiry(formDataOf({ name: 'Meena' }))).toContain(uncertain);
  answering(async () => {
    online.mockReturnValue(false);
    return new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }));
  });
  expect(await sendEnquiry(formDataOf({ name: 'Meena' })), 'it broke off').toContain(uncertain);
  expect(await sendEnquiry(formDataOf({ name: 'Meena' }))).toContain('You are offline');
});

it('an answer is not waited for longer than it may take', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  answering(async (_address, { signal }) => {
    signal?.throwIfAborted();
    return new Response('{}');
  });
  expect(await sendEnquiry(formDataOf({ name: 'Meena' }))).toContain('did not answer');
  expect(timeout).toHaveBeenCalledWith(15_000);
});

it('the service is asked for JSON, a reply goes to the sender, and a long message is not bound to outlive the page', async () => {
  const service = answering(async () => new Response('{}'));
  const email = 'meena@example.com';
  await sendEnquiry(formDataOf({ email: `\u202a${email} `, message: 'Short' }));
  await sendEnquiry(formDataOf({ email, message: 'x'.repeat(60_000) }));
  const [[, short] = [], [, long] = []] = service.mock.calls;
  expect(sentBy(service)).toMatchObject({ email, _replyto: email });
  expect([short?.keepalive, long?.keepalive]).toEqual([true, false]);
  // FormSubmit answers with a page to whoever does not ask for JSON.
  expect(short).toMatchObject({ method: 'POST', headers: { Accept: 'application/json' } });
});

it('texts are sent as they were typed: in some scripts, marks that are not seen join letters', async () => {
  const service = answering(async () => new Response('{}'));
  const message = ' ශ්\u200dරී ';
  await sendEnquiry(formDataOf({ message }));
  expect(sentBy(service)).toEqual({ message });
});

it('a line of a quote that holds no more than its unit is not sent', async () => {
  const service = answering(async () => new Response('{}'));
  const third = { product_3: 'VHB Tape', quantity_3: '', unit_3: 'rolls' };
  await sendEnquiry(formDataOf({ product_2: '', quantity_2: ' ', unit_2: 'rolls', ...third }));
  expect(sentBy(service)).toEqual(third);
});

it('what fills the honeypot is not sent, and does not learn it', async () => {
  const service = answering(async () => new Response('{}'));
  expect(await sendEnquiry(formDataOf({ [HONEYPOT]: 'x' }))).toBeUndefined();
  expect(service).not.toHaveBeenCalled();
});
