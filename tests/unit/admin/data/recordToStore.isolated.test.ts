// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { recordToStore } from '../../../../src/admin/data/recordToStore';
import { buildArticle } from '../../../builders';

// The real sanitiser loses the first node in happy-dom.
vi.mock('../../../../src/shared/html/sanitiseHtml', () => {
  const sanitiseHtml = (html: string) => html.replaceAll(' onclick="run()"', '');
  return { sanitiseHtml, keepSafeHtml: sanitiseHtml };
});

const WRITTEN = ' <p>One<br/>line</p>\n';
const TIDIED = '<p>One<br>line</p>';

it.each([
  ['kept to the byte if it was not touched', WRITTEN, WRITTEN, WRITTEN],
  ['tidied if it was changed', '<p>Former</p>', WRITTEN, TIDIED],
  [
    'rid of what could run, touched or not',
    '<p onclick="run()">A</p>',
    '<p onclick="run()">A</p>',
    '<p>A</p>',
  ],
])('the HTML of a stored record is %s', (_, before, content, stored) => {
  const former = buildArticle({ content: before });
  const values = { ...former, title: 'Another', content };
  expect(recordToStore('blog', values, { former })).toMatchObject({ title: 'Another', content: stored });
});

it('the HTML of a new record is tidied', () => {
  const values = buildArticle({ content: WRITTEN });
  expect(recordToStore('blog', values, { makeId: () => 'new' })).toMatchObject({ content: TIDIED });
});
