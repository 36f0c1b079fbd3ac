import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { config } from '../../../../src/shared/config';
import { BottomBar } from '../../../../src/site/layout/BottomBar';
import { WhatsAppLink } from '../../../../src/site/ui/WhatsAppLink';
import { prerendered } from '../support/render';

/* Specification, sections 2 and 7. */

const chat = `https://wa.me/${config.whatsAppNumber}`;

it.each([
  { what: 'the bottom bar', place: <BottomBar onOpenSearch={() => undefined} />, href: chat },
  {
    what: 'a link with a message',
    place: <WhatsAppLink message="12 mm & more?">Ask</WhatsAppLink>,
    href: `${chat}?text=12%20mm%20%26%20more%3F`,
  },
])('$what opens a chat with the configured number', ({ place, href }) => {
  const page = prerendered(<MemoryRouter>{place}</MemoryRouter>);
  const links = Array.from(page.querySelectorAll('a[target=_blank]'), (link) => link.getAttribute('href'));
  expect(links).toEqual([href]);
});
