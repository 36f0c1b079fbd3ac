import { describe, expect, it } from 'vitest';
import { applySteps, arePlanned, mergeFormer, planUndo } from '../../../../src/admin/history/restoring/steps';
import { idsOf } from '../../../../src/admin/records/anyRecord';
import { buildContent, buildProduct } from '../../../builders';

describe('undoing a change', () => {
  it.each([
    { what: 'an order, after an addition', was: 'abc', became: 'cba', is: 'cbax', target: 'abcx' },
    { what: 'an order, after a removal', was: 'abc', became: 'cba', is: 'ca', target: 'ac' },
    { what: 'an order, after another one', was: 'abc', became: 'cba', is: 'bca', target: 'abc', clash: true },
    { what: 'an order that was taken back since', was: 'abc', became: 'cba', is: 'abcx', target: 'abcx' },
    { what: 'an addition, after an order', was: 'abc', became: 'abcx', is: 'xcab', target: 'cab' },
    { what: 'a removal, after an addition', was: 'abc', became: 'ac', is: 'acx', target: 'abcx' },
    { what: 'the removal of the first ones', was: 'abc', became: 'c', is: 'xc', target: 'abxc' },
    { what: 'a removal, after an order', was: 'abc', became: 'ac', is: 'ca', target: 'cab' },
  ])('merges lists of ids: $what', ({ was, became, is, target, clash = false }) => {
    const record = (ids: string) => ({ id: 'settings', popularProductIds: [...ids] });
    expect(mergeFormer(record(was), record(became), record(is))).toEqual({ target: record(target), clash });
  });

  it('keeps later changes of another part of the same group of fields', () => {
    const record = (phone1: string, email: string) => ({ id: 'settings', contact: { phone1, email } });
    expect(mergeFormer(record('1', 'a'), record('2', 'a'), record('2', 'b'))).toEqual({
      target: record('1', 'b'),
      clash: false,
    });
  });

  it.each([
    ['2026-01-02', '2026-01-01'],
    ['2026-01-03', '2026-01-03'],
  ])('of an article on 2026-01-02, last changed on %s, gives it the date %s', (last, dated) => {
    const article = (title: string, dateModified: string) => ({ id: 'a', title, dateModified });
    const now = article('New', last);
    expect(mergeFormer(article('Old', '2026-01-01'), article('New', '2026-01-02'), now)).toEqual({
      target: article('Old', dated),
      clash: false,
    });
  });

  it('of the deletion of many products looks each of them up, and not through all others', () => {
    const products = Array.from({ length: 200 }, (_, index) => buildProduct({ id: `product-${index}` }));
    const kept = products.filter((_, index) => index % 2 === 0);
    const deleted = products.filter((_, index) => index % 2 === 1);
    let looks = 0;
    const order = new Proxy(idsOf(products), {
      get: (ids, key) => {
        looks += 1;
        return Reflect.get(ids, key);
      },
    });
    const versions = {
      records: deleted.map((before) => ({ resource: 'products' as const, id: before.id, before })),
      orders: { products: { before: order, after: idsOf(kept) } },
    };
    const now = buildContent({ products: kept });
    const steps = planUndo(versions, now).map((step) => ({
      ...step,
      get id() {
        looks += 1;
        return step.id;
      },
    }));
    expect(arePlanned(steps, versions, now)).toBe(true);
    expect(applySteps(steps, versions, now)).toEqual({ products });
    expect(looks / products.length).toBeLessThan(20);
  });
});
