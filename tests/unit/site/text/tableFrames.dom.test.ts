import { expect, it, vi } from 'vitest';
import { proseHtml } from '../../../../src/site/text/proseHtml';
import { makeTableScrollable } from '../../../../src/site/ui/tableFrames';

it('a table gets a frame, and keeps its attributes', () => {
  expect(proseHtml('<p>x</p><TABLE title="a > b">\n<tbody></tbody></TABLE >')).toBe(
    '<p>x</p><div data-table="" tabindex="0"><TABLE title="a > b">\n<tbody></tbody></TABLE ></div>',
  );
});

it('a picture is loaded lazily, and keeps its attributes', () => {
  expect(proseHtml('<p title="<img>">x</p><IMG src="/a.webp" width="800"><image-map>')).toBe(
    '<p title="<img>">x</p><img loading="lazy" src="/a.webp" width="800"><image-map>',
  );
});

it.each([
  '<p title="<table><tbody></table>">x</p>',
  "<p title='<table>'>x</p>",
  '<p title=<table/scope>x</p>',
  '<p>1 < 2</p><p title="</table>">x</p>',
])('a table in an attribute value gets no frame: %s', (html) => expect(proseHtml(html)).toBe(html));

it.each([
  ['by a label', '<div data-table tabindex="0"><table aria-label="Tests"></table></div>', 'Tests'],
  ['by its caption', '<div data-table><table><caption> Widths </caption></table></div>', 'Widths'],
  ['by nothing', '<div data-table><table></table></div>', 'Table'],
])('a table that is named %s can be focused only while it scrolls', (_how, html, name) => {
  document.body.innerHTML = html;
  const frame = document.querySelector<HTMLElement>('[data-table]');
  if (!frame) throw new Error('No frame was made');
  let tell = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tellOfSize: () => void) {
        tell = tellOfSize;
      }
      observe() {}
      disconnect() {}
    },
  );
  const wide = vi.spyOn(frame, 'scrollWidth', 'get').mockReturnValue(480);
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(320);
  makeTableScrollable(frame);
  tell();
  expect(frame.getAttribute('role')).toBe('region');
  expect(frame.getAttribute('aria-label')).toBe(name);
  expect(frame.getAttribute('tabindex')).toBe('0');
  wide.mockReturnValue(320);
  tell();
  expect(frame.getAttributeNames()).toEqual(['data-table']);
});
