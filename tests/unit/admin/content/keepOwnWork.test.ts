import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepOwnWork } from '../../../../src/admin/content/import/keepOwnWork';
import type { Product } from '../../../../src/shared/catalogue/product';
import { buildArticle, buildCategory, buildContent, buildProduct } from '../../../builders';

const [a, b, c] = ['A', 'B', 'C'].map((name) => buildProduct({ name })) as [Product, Product, Product];
const extra = (name: string) => buildProduct({ name });

/** The products after loading a file with `theirs` where `mine` are stored, both made on `builtIn`. */
function products(mine: Product[], theirs: Product[], builtIn = [a, b, c]) {
  const { content, clashes } = keepOwnWork({ products: theirs }, buildContent({ products: mine }), {
    products: builtIn,
  });
  return { names: content.products?.map(({ name }) => name), products: content.products, clashes };
}

describe('a file that is loaded without replacing what was done here', () => {
  it('adds what was added here to what was added there', () => {
    expect(products([a, extra('Mine'), b, c], [a, b, c, extra('Theirs')])).toMatchObject({
      names: ['A', 'Mine', 'B', 'C', 'Theirs'],
      clashes: [],
    });
  });

  it('joins changes to different fields of the same record', () => {
    const { products: joined } = products([{ ...a, brand: 'Mine' }, b, c], [{ ...a, features: [] }, b, c]);
    expect(joined?.[0]).toEqual({ ...a, brand: 'Mine', features: [] });
  });

  it('keeps the field as it is here if both changed it, and names it', () => {
    const [mine, theirs] = ['Mine', 'Theirs'].map((brand) => ({ ...b, brand })) as [Product, Product];
    expect(products([a, mine, c], [a, theirs, c])).toMatchObject({
      products: [a, mine, c],
      clashes: ['Product “B” (brand)'],
    });
    // Made alike on both sides, it is no clash.
    expect(products([a, mine, c], [a, mine, c]).clashes).toEqual([]);
  });

  it('removes what either side deleted and the other left alone', () => {
    expect(products([a, b], [b, c]).names).toEqual(['B']);
  });

  it('keeps what one side deleted and the other changed', () => {
    const changed = { ...c, brand: 'Ours' };
    expect(products([a, b], [a, b, changed])).toMatchObject({ products: [a, b, changed], clashes: [] });
    // The report shows the other as added, but of this one it would show nothing.
    expect(products([a, b, changed], [a, b])).toMatchObject({
      products: [a, b, changed],
      clashes: ['Product “C” (deleted in the file)'],
    });
  });

  it('says nothing of the date of a save, which nobody typed', () => {
    const dated = (day: number) => [buildArticle({ dateModified: `2026-01-0${day}` })];
    const { content, clashes } = keepOwnWork({ blog: dated(2) }, buildContent({ blog: dated(3) }), {
      blog: dated(1),
    });
    expect(content).toEqual({ blog: dated(3) });
    expect(clashes).toEqual([]);
    const deleted = keepOwnWork({ blog: [] }, buildContent({ blog: dated(2) }), { blog: dated(1) });
    expect(deleted).toEqual({ content: { blog: [] }, clashes: [] });
  });

  it('takes the order of the side that changed it', () => {
    const categories = ['One', 'Two', 'Three'].map((name) => buildCategory({ name }));
    const turned = [...categories].reverse();
    const order = (mine: typeof categories, file: typeof categories) => {
      const { content, clashes } = keepOwnWork({ categories: file }, buildContent({ categories: mine }), {
        categories,
      });
      return [content.categories, clashes];
    };
    expect(order(turned, categories)).toEqual([turned, []]);
    expect(order(categories, turned)).toEqual([turned, []]);
    expect(order(turned, turned)).toEqual([turned, []]);
    const other = categories.toSorted((one, two) => one.name.localeCompare(two.name));
    expect(order(other, turned)).toEqual([other, ['the order of the categories']]);
  });

  it('takes collections that are not edited here as the file has them, and leaves out those that it lacks', () => {
    const { content } = keepOwnWork({ products: [b] }, buildContent(), {});
    expect(content).toEqual({ products: [b] });
  });
});

describe('whatever both sides did', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  const side = fc
    .shuffledSubarray(ids)
    .chain((own) =>
      fc.tuple(
        ...own.map((id) => fc.constantFrom('', 'X', 'Y').map((brand) => buildProduct({ name: id, brand }))),
      ),
    );

  it('nothing that was added or changed here is lost', () => {
    fc.assert(
      fc.property(side, side, side, (builtIn, mine, theirs) => {
        const { products: merged = [] } = products(mine, theirs, builtIn);
        for (const record of mine) {
          const before = builtIn.find(({ id }) => id === record.id);
          if (before?.brand === record.brand) continue;
          expect(merged).toContainEqual(record);
        }
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      }),
    );
  });

  it('nothing changes if the file holds what both started from, or what is here', () => {
    fc.assert(
      fc.property(side, side, (builtIn, mine) => {
        expect(products(mine, mine, builtIn).products).toEqual(mine);
        const { products: merged = [] } = products(mine, builtIn, builtIn);
        expect(merged.toSorted(byId)).toEqual(mine.toSorted(byId));
      }),
    );
  });
});

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
