import { beforeEach, expect, it } from 'vitest';
import { PublishBanner } from '../../../../src/admin/layout/PublishBanner';
import {
  editsForNextFile,
  forgetDownloads,
  noteDownload,
  noteLastDownload,
} from '../../../../src/admin/storage/downloads';
import { seedCollections } from '../../../../src/shared/catalogue/seedCollections';
import { versions } from '../../../../src/shared/defaults/defaults';
import { buildArticle, buildProduct } from '../../../builders';
import { storeContent } from '../../storeContent';
import { renderInAdmin } from '../support/render';

const BROUGHT_OTHER = 'An update of the site brought other';
const PUBLISHED_OTHER = 'were published since you made your changes. If they came from a file that you';

beforeEach(seedCollections);

const editProducts = () => storeContent({ products: [buildProduct()] });
const editArticles = () => storeContent({ blog: [buildArticle()] });

function downloadAll() {
  noteDownload();
  noteLastDownload({ at: Date.now(), edited: editsForNextFile() });
}

/** As if the site shipped other products and articles now than those that this browser's edits were made on. */
function updateSite() {
  const marks = localStorage.getItem('content_seeds') ?? '';
  localStorage.setItem(
    'content_seeds',
    marks.replace(versions.products, 'as-it-was').replace(versions.blog, 'as-it-was'),
  );
}

async function banner() {
  await renderInAdmin(<PublishBanner />);
  return document.querySelector('[role="note"]')?.textContent ?? '';
}

it('does not suggest a reset where the update may be the owner’s own file, published while they went on', async () => {
  updateSite();
  editProducts();
  downloadAll();
  const says = await banner();
  expect(says).toContain(`Other products ${PUBLISHED_OTHER}`);
  expect(says).not.toContain(BROUGHT_OTHER);
  expect(says).not.toContain('reset');
});

it.each([
  ['nothing was downloaded', editProducts],
  [
    'what was downloaded had no changes of them',
    () => {
      downloadAll();
      editProducts();
    },
  ],
  [
    'a file was loaded after the download',
    () => {
      editProducts();
      downloadAll();
      forgetDownloads(['products']);
    },
  ],
])('offers the site’s records if %s', async (_, edit) => {
  updateSite();
  edit();
  const says = await banner();
  expect(says).toContain(`${BROUGHT_OTHER} products. Yours stay as you changed them`);
  expect(says).not.toContain(PUBLISHED_OTHER);
});

it('tells collections that may be the owner’s own from others', async () => {
  updateSite();
  editProducts();
  downloadAll();
  editArticles();
  const says = await banner();
  expect(says).toContain(`Other products ${PUBLISHED_OTHER}`);
  expect(says).toContain(`${BROUGHT_OTHER} articles.`);
});

it('says no more than that changes are not published if the site is as it was', async () => {
  editProducts();
  downloadAll();
  const says = await banner();
  expect(says).toContain('Your changes live in this browser only.');
  expect(says).not.toContain(PUBLISHED_OTHER);
  expect(says).not.toContain(BROUGHT_OTHER);
});
