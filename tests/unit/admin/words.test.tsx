import { expect, it, vi } from 'vitest';
import { LastChanges } from '../../../src/admin/dashboard/LastChanges';
import { useHistory } from '../../../src/admin/history/useHistory';
import { SeoInputs } from '../../../src/admin/inputs/SeoInputs';
import { ToolButton } from '../../../src/admin/richText/ToolButton';
import { company } from '../../../src/shared/company';
import { byLabel, render, renderInForm } from './render';

vi.mock('../../../src/admin/history/useHistory');

/* What the admin says about things is true. */

const LONG = 'Hazard tape in black and yellow, 33 m a roll, for factories';

it.each([
  { typed: 'Hazard tape', name: 'Never', shown: `Hazard tape | ${company.name}` },
  { typed: '', name: 'Hazard tape', shown: `Hazard tape | ${company.name}` },
  { typed: `${company.name}: tape`, name: 'Never', shown: `${company.name}: tape` },
  // The site leaves the company's name off where there is no room for it.
  { typed: '', name: LONG, shown: LONG },
])('a search result looks as the site makes its title: “$typed”, “$name”', async ({ typed, name, shown }) => {
  const inputs = <SeoInputs path="/" fallbackTitle={name} fallbackDescription="" />;
  await renderInForm({ seo: { title: typed } }, inputs);
  expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(shown);
});

it('the dashboard does not say that nothing was changed before it knows', async () => {
  vi.mocked(useHistory).mockReturnValue('reading');
  await render(<LastChanges />);
  expect(document.body.textContent).not.toContain('Nothing was changed');
  vi.mocked(useHistory).mockReturnValue([]);
  await render(<LastChanges />);
  expect(document.body.textContent).toContain('Nothing was changed');
});

it('a tool that turns nothing on and off does not count as off', async () => {
  await render(
    <>
      <ToolButton label="Undo" onClick={() => undefined}>
        U
      </ToolButton>
      <ToolButton label="Bold" isActive={false} onClick={() => undefined}>
        B
      </ToolButton>
      <ToolButton label="Italic" isActive onClick={() => undefined}>
        I
      </ToolButton>
    </>,
  );
  const pressed = ['Undo', 'Bold', 'Italic'].map((label) => byLabel(label).getAttribute('aria-pressed'));
  expect(pressed).toEqual([null, 'false', 'true']);
});
