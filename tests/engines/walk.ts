import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countLine, nameOf, productCount } from '../e2e/builtIn';
import { publicPages } from '../publicPages';
import { isSample } from '../sample/isSample';
import { blankParts } from './blank';
import type { Engine, Look } from './engine';
import { type Site, startSite } from './site';
import { startVisitor, type Visitor } from './visitor';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** One page of each kind. The whole list of products is long, and the same to its end. */
const PAGES = { ...publicPages, products: '/products?category=safety-tapes', notFound: '/nothing-here' };

/** What visitors and the owner do and see, in a browser that the other tests do not use. */
export function describeWalk(engine: Engine): void {
  describe.skipIf(!engine.isHere)(engine.name, () => {
    let site: Site;
    beforeAll(async () => {
      site = await startSite();
    });
    afterAll(() => site?.stop());
    afterEach(() => expect(site.takeErrors()).toEqual([]));

    describe.each([WIDE, PHONE])('at $width px', (look) => {
      const { visitor } = visitorFor(look);
      const isPhone = look === PHONE;
      const openFilters = async () => {
        if (isPhone) await visitor().choose('main summary', 'Filter products');
      };

      it.each(Object.entries(PAGES))('shows all of the page: %s', async (_, path) => {
        await visitor().visit(path);
        await visitor().sees('h1');
        expect(await blankParts(visitor())).toEqual({});
      });

      it.skipIf(isPhone || !isSample)('prints a tape on two sheets, an article on five', async ({ skip }) => {
        const { visit, countSheets } = visitor();
        if (!countSheets) return skip('its driver cannot print');
        await visit('/product/anti-skid-tape');
        expect(await countSheets()).toBe(2);
        await visit('/blog/static-control-in-assembly-which-esd-tape-where');
        expect(await countSheets()).toBe(5);
      });

      it.runIf(isPhone)('opens a menu that cannot be pushed sideways', async () => {
        const { visit, choose, sees, run } = visitor();
        await visit('/about');
        await choose('header button', 'Menu');
        await sees('dialog a', 'Contact');
        const wide = await run(() =>
          [...document.querySelectorAll('dialog, dialog *')]
            .filter(
              (each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).overflowX === 'auto',
            )
            .map((each) => each.className),
        );
        expect(wide).toEqual([]);
      });

      it('finds a tape by words, chosen with the keys', async () => {
        const { visit, choose, type, press, run, sees, finds, isAt } = visitor();
        await visit('/about');
        if (isPhone) await choose('nav[aria-label="Quick access"] button', 'Search');
        await choose(`${isPhone ? 'dialog' : 'header'} input[type=search]`);
        await type('foil');
        await sees('[role=option]');
        await press('ArrowDown');
        await sees('[role=option][aria-selected=true]');
        const target = await run(() => document.querySelector('[aria-selected=true]')?.getAttribute('href'));
        await press('Enter');
        await isAt(target ?? '');
        await sees('h1');
        await finds('footer');
      });

      it('filters the list by category and by a figure', async () => {
        const { visit, choose, run, press, finds, waitFor } = visitor();
        await visit('/products');
        await openFilters();
        await choose('main a[href="/products?category=reflective-tapes"]');
        await finds('main [role=status]', countLine({ category: 'reflective-tapes' }));
        await openFilters();
        await run(() => {
          const menus = document.querySelectorAll<HTMLElement>('main label:has(select)');
          for (const menu of menus)
            if (menu.checkVisibility() && menu.textContent?.startsWith('Service temperature'))
              menu.querySelector('select')?.focus();
        });
        await press('ArrowDown');
        await waitFor(() => new URLSearchParams(location.search).has('heat'));
        await waitFor(
          (all) => {
            const shown = document.querySelectorAll('main article').length;
            const said = [...document.querySelectorAll('main [role=status]')].map((each) => each.textContent);
            return shown > 0 && shown < all && said.some((words) => words?.startsWith(`${shown} product`));
          },
          Number.parseInt(countLine({ category: 'reflective-tapes' }), 10),
        );
      });

      it('goes from a tape far down the list back to where it stood', async () => {
        const { visit, waitFor, run, choose, isAt, sees, goBack } = visitor();
        await visit('/products');
        await waitFor((all) => document.querySelectorAll('main article').length === all, productCount);
        const path = await run(() => document.querySelectorAll('main article a')[60]?.getAttribute('href'));
        const link = `main article a[href="${path}"]`;
        await choose(link);
        await isAt(path ?? '');
        await waitFor(() => scrollY === 0);
        await sees('h1');
        await goBack();
        await isAt('/products');
        await sees(link);
        await waitFor(
          (selector, middle) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box !== undefined && Math.abs(box.top + box.height / 2 - middle) < 100;
          },
          link,
          look.height / 2,
        );
      });

      it('says in view what is wrong in the quote form, and sends it once it is right', async () => {
        const { visit, choose, fill, sees } = visitor();
        const email = `${look.width}@example.com`;
        const sent = async () => (await site.received()).filter((fields) => fields.email === email);
        await visit('/request-quote?product=anti-skid-tape');
        await choose('main [type=submit]');
        await sees('main label', 'Quantity');
        await sees('main [id$="-error"]');
        await fill('main [name=quantity]', '24');
        await fill('main [name=name]', 'A buyer');
        await fill('main [name=email]', `${look.width}`);
        await choose('main [type=submit]');
        await sees('main label', 'E-mail');
        await sees('main [id$="-error"]');
        expect(await sent()).toEqual([]);
        await fill('main [name=email]', '@example.com');
        await choose('main [type=submit]');
        await sees('main strong', 'Thank you, your message is on its way.');
        expect(await sent()).toMatchObject([
          { product: nameOf('anti-skid-tape'), quantity: '24', name: 'A buyer' },
        ]);
      });
    });

    describe('for the owner', () => {
      const { visitor } = visitorFor(WIDE);

      it('keeps a changed name, which the site then shows and nothing else before it', async () => {
        const { open, fill, press, isAt, choose, finds, visit, run } = visitor();
        const edit = '/admin/products/edit/pe-foam-tape';
        await open(site.origin + edit);
        await fill('[name=username]', 'owner');
        await fill('[name=password]', 'tape-1959');
        await press('Enter');
        await isAt(edit);
        await fill('[name=name]', ', own');
        await choose('[type=submit]', 'Save');
        await finds('[role=alert]', 'Saved in this browser.');
        const name = `${nameOf('pe-foam-tape')}, own`;
        for (const _ of ['the first time', 'again']) {
          await visit('/product/pe-foam-tape');
          await finds('h1', name);
          expect(await run(() => Reflect.get(window, 'seenHeadings'))).toEqual([name]);
        }
      });
    });

    describe('without scripts', () => {
      const { visitor } = visitorFor({ ...PHONE, scripts: false });

      it.each(['/', '/products?category=safety-tapes', '/product/vhb-tape', '/request-quote'])(
        'shows all of %s, and no button that does nothing',
        async (path) => {
          await visitor().visit(path);
          await visitor().finds('h1');
          expect(await blankParts(visitor())).toEqual({});
          const idle = await visitor().run(() =>
            [...document.querySelectorAll('button[type=button]')]
              .filter((each) => each.checkVisibility({ visibilityProperty: true }))
              .map((each) => each.outerHTML),
          );
          expect(idle).toEqual([]);
        },
      );

      it('sends an enquiry and thanks for it', async () => {
        const { visit, fill, choose, isAt, sees } = visitor();
        await visit('/about');
        for (const [name, value] of Object.entries({
          name: 'No script',
          email: 'none@example.com',
          phone: '+91 98400 00000',
        }))
          await fill(`footer [name=${name}]`, value);
        await choose('footer [type=submit]');
        await isAt('/thank-you');
        await sees('h1');
        expect(await site.received()).toContainEqual(
          expect.objectContaining({ name: 'No script', email: 'none@example.com' }),
        );
      });
    });

    /** Starts a browser for the tests around it. */
    function visitorFor(look: Look) {
      let started: Visitor;
      beforeAll(async () => {
        started = await startVisitor(engine, site.origin, look);
      });
      afterAll(() => started?.close());
      return { visitor: () => started };
    }
  });
}
