import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SentEnquiry } from '../../../../src/site/enquiry/SentEnquiry';
import { formDataOf } from '../support/forms';

/** The message's HTML once these fields were sent. */
const messageFor = (fields: Record<string, string>) =>
  renderToStaticMarkup(<SentEnquiry typed={formDataOf(fields)} hadFocus onAnother={() => {}} />);

const tapesIn = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, tape]) => tape);

it('repeats the tapes of a request, without the lines that were left empty', () => {
  const html = messageFor({
    product: 'BOPP Packaging Tape',
    quantity: '500',
    unit: 'rolls',
    size: '48 mm × 65 m ',
    product_2: '',
    quantity_2: '',
    unit_2: 'rolls',
    product_3: 'Kraft Paper Tape',
    quantity_3: '5',
    unit_3: 'cartons',
    product_4: 'PTFE Thread Seal Tape',
    quantity_4: '1',
    unit_4: 'square metres',
    email: 'meena@example.com',
  });
  expect(tapesIn(html)).toEqual([
    'BOPP Packaging Tape, 500\u00a0rolls, 48 mm × 65 m',
    'Kraft Paper Tape, 5\u00a0cartons',
    'PTFE Thread Seal Tape, 1\u00a0square metre',
  ]);
  expect(html).toContain(encodeURIComponent('500\u00a0rolls, 48 mm × 65 m; Kraft Paper Tape'));
});

it('names the address and the number to which the answer goes', () => {
  const email = 'meena@example.com';
  expect(messageFor({ email, phone: '044 5550 0100' })).toContain(`to ${email} or 044 5550 0100.`);
  expect(messageFor({ email, phone: ' ' })).toContain(`to ${email}.`);
});

it('promises no price to whoever asked for no tape', () => {
  const html = messageFor({ email: 'meena@example.com', message: 'Do you slit?' });
  expect(tapesIn(html)).toEqual([]);
  expect(html).not.toContain('price');
});
