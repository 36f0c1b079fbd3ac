import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { FailedEnquiry } from '../../../../src/site/enquiry/FailedEnquiry';
import { buildSettings } from '../../../builders';
import { formDataOf } from '../support/forms';

/** The notice's HTML, with these contact details and typed fields. */
function notice(contact: { phone1: string; phone2?: string; email: string }, typed: Record<string, string>) {
  const element = <FailedEnquiry reason="No answer." subject="An enquiry" typed={formDataOf(typed)} />;
  const router = createMemoryRouter([{ id: 'site', path: '/', loader: () => null, element }], {
    hydrationData: { loaderData: { site: { contact: { ...buildSettings().contact, ...contact } } } },
  });
  return renderToString(<RouterProvider router={router} />);
}

it('separates the lines of a mail as RFC 6068 demands, and those of a chat as WhatsApp does', () => {
  const html = notice(
    { phone1: '', email: 'sales@tape.example' },
    { name: 'Meena', message: 'Ten rolls.\nSoon.' },
  );
  expect(html).toContain('body=Name%3A%20Meena%0D%0AMessage%3A%20Ten%20rolls.%0D%0ASoon."');
  expect(html).toContain('text=Name%3A%20Meena%0AMessage%3A%20Ten%20rolls.%0ASoon."');
});

it.each([['Tape. '], ['நாடா. '], ['📦']])(
  'keeps a mail’s address short enough for Windows, and the sender in it, if the message is %j 500 times',
  (words) => {
    const html = notice(
      { phone1: '', email: 'sales@tape.example' },
      { message: words.repeat(500), name: 'Meena' },
    );
    const [mail = ''] = html.match(/mailto:[^"]*/) ?? [];
    expect(mail.length).toBeGreaterThan(1500);
    expect(mail.length).toBeLessThan(2048);
    expect(decodeURIComponent(mail)).toMatch(/body=Name: Meena\r\nMessage: .* …$/u);
    const [chat = ''] = html.match(/https:\/\/wa\.me[^"]*/) ?? [];
    expect(chat.length).toBeLessThan(6100);
  },
);

it.each([
  ['+91 44 5550 0100', '+91 44 5550 0101', 'tel:+914455500100'],
  ['', '+91 44 5550 0101', 'tel:+914455500101'],
])('of the telephone numbers %j and %j it offers the first that there is', (phone1, phone2, link) =>
  expect(notice({ phone1, phone2, email: '' }, {}).match(/tel:[^"]*/g)).toEqual([link]),
);

it('offers no call if there is no telephone number', () =>
  expect(notice({ phone1: '', email: '' }, {})).not.toContain('or call'));
