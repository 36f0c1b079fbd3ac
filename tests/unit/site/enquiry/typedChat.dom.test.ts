import { expect, it } from 'vitest';
import { followChat } from '../../../../src/site/enquiry/typedChat';
import { chatUrl } from '../../../../src/site/ui/WhatsAppLink';
import { patiently } from '../../patience';

const OWN = chatUrl('Please quote for VHB Tape. Quantity and size: ');

/** The message of the chat that a press on the link beside a form with these fields opens. */
function chatBeside(fields: Record<string, string>, { isInForm = false, press = 'click' } = {}) {
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  const chat = `<a href="${OWN}">Ask on WhatsApp</a>`;
  document.body.innerHTML = isInForm
    ? `<main><form>${inputs.join('')}${chat}</form></main>`
    : `<main><form>${inputs.join('')}</form>${chat}</main>`;
  const form = document.querySelector('form');
  const link = document.querySelector('a');
  if (!form || !link) throw new Error('No page was made');
  followChat(form);
  let followed = '';
  document.addEventListener(
    press,
    (event) => {
      event.preventDefault();
      followed = link.href;
    },
    { once: true },
  );
  link.dispatchEvent(new MouseEvent(press, { bubbles: true, cancelable: true }));
  return { link, message: new URL(followed).searchParams.get('text') };
}

it('a chat carries the tapes that were typed, and not who typed them', async () => {
  const { link, message } = chatBeside({
    product: 'VHB Tape',
    quantity: '20',
    unit: 'rolls',
    size: '25 mm, grey',
    product_2: 'Polyimide Tape',
    quantity_2: '',
    unit_2: 'rolls',
    size_2: '12 mm × 33 m',
    product_3: '',
    quantity_3: '',
    unit_3: 'rolls',
    application: 'Panels for Pune',
    email: 'meena@example.com',
  });
  expect(message).toBe(
    'Please quote for:\nVHB Tape, 20\u00a0rolls, 25 mm, grey\nPolyimide Tape, 12 mm × 33 m\nPanels for Pune',
  );
  // Whatever is cleared afterwards is not in the next one.
  await patiently(() => expect(link.href).toBe(OWN));
});

it('a chat is about the tape that was chosen in place of the one that the page is about', () => {
  const { message } = chatBeside({ product: 'Caution Tape', quantity: '', unit: 'rolls', size: '' });
  expect(message).toBe('Please quote for:\nCaution Tape');
});

it.each([
  ['middle button', 'auxclick'],
  ["link's own menu", 'contextmenu'],
])('a chat that the %s opens in another tab carries what was typed, too', (_, press) => {
  const { message } = chatBeside({ product: 'VHB Tape', quantity: '20', unit: 'rolls' }, { press });
  expect(message).toBe('Please quote for:\nVHB Tape, 20\u00a0rolls');
});

it('a chat carries letters that are joined by marks which are not seen', () => {
  const { message } = chatBeside({ product: '', application: ' क्\u200dष, for 👨\u200d🏭\n' });
  expect(message).toBe('Please quote for:\nक्\u200dष, for 👨\u200d🏭');
});

it('a second press that comes at once leaves nothing typed in the link', async () => {
  const { link } = chatBeside({ product: 'VHB Tape', quantity: '20', unit: 'rolls', size: "1' wide" });
  link.click();
  await patiently(() => expect(link.href).toBe(OWN));
});

it('a chat carries what a search did not find, and the form begins with', () => {
  const { message } = chatBeside({
    product: '',
    quantity: '',
    unit: 'rolls',
    application: 'Looking for: 4910',
  });
  expect(message).toBe('Please quote for:\nLooking for: 4910');
});

it.each([
  ['nothing but its product is filled in', { product: 'VHB Tape', quantity: '', unit: 'rolls', size: '' }],
  ['it is about no tape', { message: 'Do you slit on Saturdays?', email: 'meena@example.com' }],
])('a chat beside a form begins as the page has it if %s', (_, fields) => {
  expect(chatBeside(fields).message).toBe('Please quote for VHB Tape. Quantity and size: ');
});

it('the chat of a message that failed stays as it is', () => {
  const { message } = chatBeside({ product: 'VHB Tape', quantity: '20', unit: 'rolls' }, { isInForm: true });
  expect(message).toBe('Please quote for VHB Tape. Quantity and size: ');
});
