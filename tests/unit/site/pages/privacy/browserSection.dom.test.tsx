import { expect, it } from 'vitest';
import { databases, localKeys, sessionKeys } from '../../../../../src/admin/storage/adminKeys';
import { SEEDS_KEY, storageKeys } from '../../../../../src/shared/storage/keys';
import { PREVIEW_KEY } from '../../../../../src/shared/storage/preview';
import { UNSENT_KEY } from '../../../../../src/site/enquiry/mayHoldUnsent';
import { SCROLL_POSITIONS_KEY } from '../../../../../src/site/navigation/useLateScrollRestoration';
import { cacheNames } from '../../../../../src/site/offline/cacheNames';
import { BrowserSection } from '../../../../../src/site/pages/privacy/BrowserSection';
import { prerendered } from '../../support/render';

it('the privacy page names everything that the site stores in the browser', () => {
  const section = prerendered(<BrowserSection />);
  const named = Array.from(section.querySelectorAll('dt code'), ({ textContent }) => textContent);
  const names = [storageKeys, localKeys, sessionKeys, databases, cacheNames].flatMap(Object.values<string>);
  const all = [...names, SEEDS_KEY, PREVIEW_KEY, UNSENT_KEY, SCROLL_POSITIONS_KEY];
  expect(all.filter((name) => !named.includes(name))).toEqual([]);
});
