import { act, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from '../../../../src/site/ui/Picture';
import { prerendered, render } from '../support/render';

/** The elements that the build writes of a picture. */
function built(picture: ReactNode) {
  const page = prerendered(picture);
  return { source: page.querySelector('picture > source'), img: page.querySelector('img') };
}

const own = '/images/products/vhb-tape-1200.webp';

describe('a picture of this site’s own', () => {
  it('is offered as AVIF in the widths that its place needs, and in the smallest as WebP to other browsers', () => {
    const { source, img } = built(<Picture image={own} alt="A roll" place="card" />);
    expect(source?.getAttribute('type')).toBe('image/avif');
    expect(source?.getAttribute('srcset')).toBe(
      '/images/products/vhb-tape-400.avif 400w,/images/products/vhb-tape-800.avif 800w',
    );
    expect(source?.getAttribute('sizes')).toContain('px');
    expect(img?.getAttribute('src')).toBe('/images/products/vhb-tape-400.webp');
    for (const name of ['srcset', 'sizes']) expect(img?.getAttribute(name)).toBeNull();
    expect(img?.getAttribute('alt')).toBe('A roll');
    expect(img?.getAttribute('loading')).toBe('lazy');
    expect(img?.getAttribute('fetchpriority')).toBeNull();
  });

  it('on its own page is offered up to its full width in both formats, and loads first', () => {
    const { source, img } = built(<Picture image={own} alt="" place="page" eager />);
    for (const element of [source, img]) {
      expect(element?.getAttribute('srcset')?.split(',')).toHaveLength(3);
      expect(element?.getAttribute('srcset')).toContain('1200w');
      expect(element?.getAttribute('sizes')).toMatch(/vw/);
    }
    expect(img?.getAttribute('loading')).toBeNull();
    expect(img?.getAttribute('fetchpriority')).toBe('high');
  });

  it.each(['card', 'wideCard', 'page'] as const)(
    'as %s states its width in syntax that Safari 16.0 reads',
    (place) => {
      const { source } = built(<Picture image={own} alt="" place={place} />);
      expect(source?.getAttribute('sizes')).toMatch(/^\(max-width:\d+px\)\d+\w+,\d+px$/);
    },
  );

  it('of one width states no sizes, and loads after the large one above it', () => {
    const { source, img } = built(<Picture image={own} alt="" place="thumb" />);
    expect(source?.getAttribute('srcset')).toBe('/images/products/vhb-tape-400.avif');
    expect(source?.getAttribute('sizes')).toBeNull();
    expect(img?.getAttribute('fetchpriority')).toBe('low');
  });
});

describe('a picture', () => {
  it.each(['https://files.example/roll.jpg', 'data:image/webp;base64,AAAA', '/images/roll.webp'])(
    'from elsewhere stays as it is: %s',
    (image) => {
      const { source, img } = built(<Picture image={image} alt="" place="page" />);
      expect(source).toBeNull();
      expect(img?.getAttribute('src')).toBe(image);
      expect(img?.getAttribute('srcset')).toBeNull();
      expect(img?.getAttribute('sizes')).toBeNull();
    },
  );

  it.each([undefined, ''])('that does not exist (%j) is replaced by the fallback', (image) => {
    const picture = <Picture image={image} alt="" place="card" fallback={<b>strip</b>} />;
    expect(prerendered(picture).innerHTML).toBe('<b>strip</b>');
  });

  it('that fails is replaced by the fallback, and another picture is tried again', async () => {
    // It is still loading.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    const picture = (image: string) => <Picture image={image} alt="" place="card" fallback={<b>strip</b>} />;
    const { shell, root } = await render(picture(own));
    expect(shell.querySelector('img')).not.toBeNull();
    await act(() => shell.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(shell.innerHTML).toBe('<b>strip</b>');
    await act(() => root.render(picture(own.replace('vhb', 'pe-foam'))));
    expect(shell.querySelector('img')?.getAttribute('src')).toContain('pe-foam');
  });

  it('that failed before the script loaded is replaced by the fallback at hydration', async () => {
    expect(await hydrated(own)).toBe('<b>strip</b>');
  });

  it('that came before the script is kept at hydration', async () => {
    expect(await hydrated(own, 400)).toContain('<img');
  });

  it('is not taken for failed if it is an SVG, which may have a natural width of 0', async () => {
    expect(await hydrated('https://files.example/roll.svg')).toContain('<img');
    expect(await hydrated('data:image/svg+xml,<svg/>')).toContain('<img');
  });

  /** What hydration makes of a picture that is complete; without a natural width it may have failed. */
  async function hydrated(image: string, naturalWidth = 0): Promise<string> {
    const picture = <Picture image={image} alt="" place="card" fallback={<b>strip</b>} />;
    const shell = prerendered(picture);
    Object.defineProperties(shell.querySelector('img'), {
      complete: { value: true },
      naturalWidth: { value: naturalWidth },
    });
    const root = await act(() => hydrateRoot(shell, picture));
    const { innerHTML } = shell;
    await act(() => root.unmount());
    return innerHTML;
  }
});
