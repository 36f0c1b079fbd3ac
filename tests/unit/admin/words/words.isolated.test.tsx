import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LastChanges } from '../../../../src/admin/dashboard/LastChanges';
import { useHistory } from '../../../../src/admin/history/kept/useHistory';
import { useHistoryNote } from '../../../../src/admin/history/useHistoryNote';
import { SeoInputs } from '../../../../src/admin/inputs/SeoInputs';
import { ToolButton } from '../../../../src/admin/richText/toolbar/ToolButton';
import { messageOf, pressAgain } from '../../../../src/admin/words/messageOf';
import { UnsafeSaveError } from '../../../../src/shared/catalogue/changes/refusals';
import { company } from '../../../../src/shared/company';
import { StorageRefusedError } from '../../../../src/shared/storage/browserStorage';
import { storageKeys } from '../../../../src/shared/storage/keys';
import { setAside } from '../../../../src/shared/storage/setAside';
import { buildProduct } from '../../../builders';
import { quotaError } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { byLabel, render, renderInForm, textsOf } from '../support/render';

vi.mock('../../../../src/admin/history/kept/useHistory');

/* What the admin tells the owner is true. */

const LONG = 'Hazard tape in black and yellow, 33 m a roll, for factories';

it.each([
  { typed: 'Hazard tape', name: 'Never', shown: `Hazard tape | ${company.name}` },
  { typed: '', name: 'Hazard tape', shown: `Hazard tape | ${company.name}` },
  { typed: `${company.name}: tape`, name: 'Never', shown: `${company.name}: tape` },
  // The site leaves out the company's name if there is no room for it.
  { typed: '', name: LONG, shown: LONG },
])('previews a search result with the site’s title: “$typed”, “$name”', async ({ typed, name, shown }) => {
  await renderInForm({ name, seo: { title: typed } }, <SeoInputs fallback="shortDescription" />);
  expect(textsOf('p')).toContain(shown);
});

it('the dashboard says that nothing was changed only once it has read the history', async () => {
  vi.mocked(useHistory).mockReturnValue('reading');
  await render(<LastChanges />);
  expect(document.body.textContent).not.toContain('Nothing has been changed');
  vi.mocked(useHistory).mockReturnValue([]);
  await render(<LastChanges />);
  expect(document.body.textContent).toContain('Nothing has been changed');
});

it('the dashboard does not say that nothing was changed where no change could be kept', async () => {
  vi.mocked(useHistory).mockReturnValue([]);
  storeContent({ products: [buildProduct({ name: 'Kraft Tape' })] });
  await render(<LastChanges />);
  expect(document.body.textContent).not.toContain('Nothing has been changed');
  expect(document.body.textContent).toContain('none of the changes is kept');
});

it.each([
  { history: [], says: 'The history can bring it back.' },
  {
    history: 'unavailable' as const,
    says: 'The history cannot keep changes at the moment, so nothing can bring it back.',
  },
])(
  'a confirmation offers the history as a way back only if one is kept: $history',
  async ({ history, says }) => {
    vi.mocked(useHistory).mockReturnValue(history);
    const Question = () => <p>{useHistoryNote('it')}</p>;
    await render(<Question />);
    expect(document.body.textContent).toContain(says);
  },
);

it('a tool button that is not a toggle has no pressed state, and one that opens a dialog says so', async () => {
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
      <ToolButton label="Picture" opensDialog onClick={() => undefined}>
        P
      </ToolButton>
    </>,
  );
  const all = (attribute: string) =>
    ['Undo', 'Bold', 'Italic', 'Picture'].map((label) => byLabel(label).getAttribute(attribute));
  expect(all('aria-pressed')).toEqual([null, 'false', 'true', null]);
  expect(all('aria-haspopup')).toEqual([null, null, null, 'dialog']);
});

describe('the message of an error', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('is the error’s own if it was written for the owner', () => {
    expect(messageOf(new Error('The name is taken.'), 'Nothing was saved.')).toBe('The name is taken.');
  });

  it('names what was set aside among what takes up a full storage, and the buttons that free it', () => {
    const say = () =>
      messageOf(new StorageRefusedError(quotaError), 'Nothing was saved.', pressAgain('Delete'));
    expect(say()).toMatch(/frees their room\. Then press “Delete” again\.$/);
    setAside(storageKeys.blog, 'x'.repeat(2048));
    expect(say()).toMatch(
      /frees their room\. Or free the 2 kB of what was set aside: under “Backup and publish”, “Set aside”, press “Download”, and then “Discard”\. Then press “Delete” again\.$/,
    );
  });

  it('is also its own if what it would overwrite could not be set aside: taking out pictures there is refused', () => {
    const cause = new StorageRefusedError(quotaError);
    const refusal = new UnsafeSaveError('Press “Save without it”.', { cause });
    expect(messageOf(refusal, 'Nothing was saved.', pressAgain('Use this file'))).toBe(refusal.message);
    const ofForm = Object.assign(new Error(refusal.message), { cause: refusal });
    expect(messageOf(ofForm, 'Nothing was saved.', pressAgain('Delete'))).toBe(refusal.message);
  });

  it.each([
    new TypeError('Cannot read properties of undefined'),
    new DOMException('Internal error', 'UnknownError'),
    'junk',
  ])('is not the browser’s own, which goes to the console: %s', (error) => {
    expect(messageOf(error, 'Nothing was saved.')).toBe('Nothing was saved.');
    expect(console.error).toHaveBeenCalledWith(error);
  });

  it.each([
    'Failed to fetch dynamically imported module: https://tape.example/assets/a.js',
    'error loading dynamically imported module: https://tape.example/assets/a.js',
    'Importing a module script failed.',
    "'text/html' is not a valid JavaScript MIME type.",
  ])('blames an update or the connection if code could not be loaded: %s', (message) => {
    const shown = messageOf(new TypeError(message), 'Nothing was saved.');
    expect(shown).toMatch(/^Nothing was saved\. .* updated meanwhile.*Load the page again\.$/);
    expect(shown).not.toContain('https');
  });
});
