import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Picture } from '../../../src/site/ui/Picture';

/** What a page's HTML says of the picture. */
function read(html: string) {
  const shell = document.createElement('div');
  shell.innerHTML = html;
  const source = shell.querySelector('picture > source');
  const img = shell.querySelector('img');
  return { source, img };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const own = '/images/products/vhb-tape-1200.webp';

describe('a picture of this site’s own', () => {
  it('is offered as AVIF in the widths that its place needs, and as WebP to the rest', () => {
    const { source, img } = read(renderToStaticMarkup(<Picture image={own} alt="A roll" place="card" />));
    expect(source?.getAttribute('type')).toBe('image/avif');
    expect(source?.getAttribute('srcset')).toBe(
      '/images/products/vhb-tape-400.avif 400w,/images/products/vhb-tape-800.avif 800w',
    );
    expect(source?.getAttribute('sizes')).toContain('px');
    expect(img?.getAttribute('src')).toBe('/images/products/vhb-tape-400.webp');
    expect(img?.getAttribute('alt')).toBe('A roll');
    expect(img?.getAttribute('loading')).toBe('lazy');
    expect(img?.getAttribute('fetchpriority')).toBeNull();
  });

  it('on its own page may be the largest in both formats, and comes first', () => {
    const { source, img } = read(renderToStaticMarkup(<Picture image={own} alt="" place="page" eager />));
    for (const element of [source, img]) {
      expect(element?.getAttribute('srcset')?.split(',')).toHaveLength(3);
      expect(element?.getAttribute('srcset')).toContain('1200w');
      expect(element?.getAttribute('sizes')).toMatch(/vw/);
    }
    expect(img?.getAttribute('loading')).toBeNull();
    expect(img?.getAttribute('fetchpriority')).toBe('high');
  });

  it.each(['card', 'wideCard', 'page'] as const)(
    'as %s says how wide it is as Safari 16.0 reads it',
    (place) => {
      const { source } = read(renderToStaticMarkup(<Picture image={own} alt="" place={place} />));
      expect(source?.getAttribute('sizes')).toMatch(/^\(max-width:\d+px\)\d+\w+,\d+px$/);
    },
  );

  it('of one width states none, and comes after the large one that it stands below', () => {
    const { source, img } = read(renderToStaticMarkup(<Picture image={own} alt="" place="thumb" />));
    expect(source?.getAttribute('srcset')).toBe('/images/products/vhb-tape-400.avif');
    expect(source?.getAttribute('sizes')).toBeNull();
    expect(img?.getAttribute('fetchpriority')).toBe('low');
  });
});

describe('a picture', () => {
  it.each(['https://files.example/roll.jpg', 'data:image/webp;base64,AAAA', '/images/roll.webp'])(
    'from elsewhere stays as it is: %s',
    (image) => {
      const { source, img } = read(renderToStaticMarkup(<Picture image={image} alt="" place="page" />));
      expect(source).toBeNull();
      expect(img?.getAttribute('src')).toBe(image);
      expect(img?.getAttribute('srcset')).toBeNull();
      expect(img?.getAttribute('sizes')).toBeNull();
    },
  );

  it.each([undefined, ''])('that is not there (%j) leaves its place to another', (image) => {
    const html = renderToStaticMarkup(<Picture image={image} alt="" place="card" fallback={<b>strip</b>} />);
    expect(html).toBe('<b>strip</b>');
  });

  it('that fails leaves its place to another, and a new one gets its chance', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // It is on its way.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const shell = document.createElement('div');
    const root = createRoot(shell);
    const show = (image: string) =>
      act(() => root.render(<Picture image={image} alt="" place="card" fallback={<b>strip</b>} />));
    await show(own);
    expect(shell.querySelector('img')).not.toBeNull();
    await act(() => shell.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(shell.innerHTML).toBe('<b>strip</b>');
    await show(own.replace('vhb', 'pe-foam'));
    expect(shell.querySelector('img')?.getAttribute('src')).toContain('pe-foam');
    await act(() => root.unmount());
  });

  it('that failed before the script came leaves its place when it comes', async () => {
    expect(await hydrated(own)).toBe('<b>strip</b>');
  });

  it('is not taken for failed where it is a drawing, which may be 0 wide by itself', async () => {
    expect(await hydrated('https://files.example/roll.svg')).toContain('<img');
    expect(await hydrated('data:image/svg+xml,<svg/>')).toContain('<img');
  });

  /** What becomes of a picture in the page that says that it is there, and 0 wide. */
  async function hydrated(image: string): Promise<string> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const shell = document.createElement('div');
    const picture = <Picture image={image} alt="" place="card" fallback={<b>strip</b>} />;
    shell.innerHTML = renderToStaticMarkup(picture);
    Object.defineProperties(shell.querySelector('img'), {
      complete: { value: true },
      naturalWidth: { value: 0 },
    });
    const root = await act(() => hydrateRoot(shell, picture));
    const { innerHTML } = shell;
    await act(() => root.unmount());
    return innerHTML;
  }
});
