import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportSection } from '../../../../src/admin/content/import/ImportSection';
import { listChanges } from '../../../../src/admin/history/kept/keptChanges';
import { AdminNotification } from '../../../../src/admin/layout/AdminNotification';
import { CAPACITY } from '../../../../src/admin/storage/storageUse';
import { collections } from '../../../../src/shared/catalogue/collections';
import { formatContentFile } from '../../../../src/shared/catalogue/publishing/contentFile';
import { buildCategory, buildIndustry, buildProduct, buildSettings } from '../../../builders';
import { contentKeys as keys } from '../../../contentKeys';
import { mendStorage, quotaError, refuseWrites } from '../../shared/faultyStorage';
import { storeContent } from '../../storeContent';
import { holdSaves, provideLocks, savesAreDone, withoutLocks } from '../support/fakeLocks';
import { expectBusy, pressTwice } from '../support/pressTwice';
import { button, byLabel, byRole, eventually, press, renderInAdmin, textsOf } from '../support/render';

const brand = () => collections.products.stored()?.[0]?.brand;
const failure = () => document.querySelector('.MuiAlert-colorError')?.textContent;
const report = () => document.querySelector('[aria-label="Report on the file"]');

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  storeContent({ products: [buildProduct({ name: 'Kraft Tape' })] });
  await renderInAdmin(
    <>
      <ImportSection />
      <AdminNotification />
    </>,
  );
});
afterEach(() => {
  mendStorage();
  withoutLocks();
});

async function choose(text: string, name = 'products.csv') {
  const input = byLabel('Content file') as HTMLInputElement;
  await act(async () => {
    Object.defineProperty(input, 'files', { value: [new File([text], name)], configurable: true });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await eventually(() => expect(report()).not.toBeNull());
}

/** Uses a file that cannot be saved because storage is full. */
async function fail() {
  await choose('id,name,brand\r\nkraft-tape,Kraft Tape,Ours\r\n');
  refuseWrites(quotaError);
  await press(button('Use this file'));
  await eventually(() =>
    expect(failure()).toMatch(
      /storage is full, so nothing was saved\. Take out pictures .* room\. Then press “Choose a file” again\.$/,
    ),
  );
  mendStorage();
}

it('a file with an invalid record is refused as a whole, and the fault is named', async () => {
  const text = localStorage.getItem(keys.products);
  const good = buildProduct({ name: 'Foam Tape' });
  const bad = { ...buildProduct({ name: 'Kraft Tape' }), name: '' };
  await choose(formatContentFile({ products: [good, bad] }, new Date('2026-01-01')), 'content.json');
  expect(report()?.textContent).toContain('Part of this file is not valid, so nothing of it is loaded.');
  expect(report()?.textContent).toContain('Give the product a name.');
  const labels = textsOf('button');
  expect(labels).toContain('Close the report');
  expect(labels).not.toContain('Use this file');
  expect(localStorage.getItem(keys.products)).toBe(text);
});

describe('a file that there is no room for says that its own pictures take it, and which records have them', () => {
  const picture = (size: number) => `data:image/webp;base64,${'A'.repeat(size)}`;
  const named = (sizes: number[]) =>
    sizes.map((size, index) => buildProduct({ name: `Tape ${index + 1}`, images: [picture(size)] }));

  async function refuse(sizes: number[]): Promise<string> {
    // As much as a browser keeps, but here already: not what the file brings.
    const kraft = buildProduct({ name: 'Kraft Tape', images: [picture(CAPACITY)] });
    storeContent({ products: [kraft] });
    const text = formatContentFile({ products: [kraft, ...named(sizes)] }, new Date());
    await choose(text, 'content.json');
    refuseWrites(quotaError);
    await press(button('Use this file'));
    await eventually(() => expect(failure()).toBeDefined());
    return failure() ?? '';
  }

  it('and how to make room, there or here', async () => {
    expect(await refuse([2025, 9193])).toBe(
      'This browser’s storage is full, so nothing was saved. The file brings 11 kB of pictures that came from files: Product “Tape 2” (9 kB) and Product “Tape 1” (2 kB). Where it was made, take out some of them or have them published, which frees their room, and download the content there again. Or make room here. Take out pictures that came from files, or have your changes published, which frees their room. Then press “Choose a file” again.',
    );
  });

  it('and nothing of making room here if the file alone is more than a browser keeps', async () => {
    const sizes = Array.from({ length: 7 }, (_, index) => (800 + index) * 1024);
    const said = await refuse(sizes);
    expect(said).toContain(': Product “Tape 7” (807 kB), Product “Tape 6” (806 kB), ');
    expect(said).toMatch(
      /Product “Tape 4” \(804 kB\) and 3 more\. .* download the content there again\. Then press “Choose a file” again\.$/,
    );
  });
});

it('a file whose texts alone are more than a browser keeps says so, and not to take out pictures', async () => {
  const long = buildProduct({ name: 'Kraft Tape', description: 'Tears by hand. '.repeat(400_000) });
  await choose(formatContentFile({ products: [long] }, new Date()), 'content.json');
  refuseWrites(quotaError);
  await press(button('Use this file'));
  await eventually(() =>
    expect(failure()).toBe(
      'This browser’s storage is full, so nothing was saved. The file’s texts take 5.72 MB, and a browser keeps 5.00 MB at most. Where it was made, take out some of its records. Then press “Choose a file” again.',
    ),
  );
});

it('drops the message that a file was not saved once it is saved', async () => {
  await fail();
  await press(button('Use this file'));
  await eventually(() => expect(brand()).toBe('Ours'));
  await eventually(() => expect(report()).toBeNull());
  expect(failure()).toBeUndefined();
});

it('drops the message that a file was not saved once its report is closed', async () => {
  await fail();
  await press(button('Close the report'));
  expect(failure()).toBeUndefined();
});

it('pressing twice loads a file once, and its report cannot be closed meanwhile', async () => {
  provideLocks();
  await choose('id,name,brand\r\nkraft-tape,Kraft Tape,Ours\r\n');
  const goOn = await holdSaves();
  await pressTwice(button('Use this file'));
  await expectBusy(byLabel('Report on the file'));
  await goOn();
  await savesAreDone();
  await eventually(() => expect(report()).toBeNull());
  expect(brand()).toBe('Ours');
  expect(failure()).toBeUndefined();
  await eventually(() => expect(byRole('alert').textContent).toContain('was loaded'));
  expect(await listChanges()).toHaveLength(1);
});

it('focuses the report when it opens, and the button again when it closes', async () => {
  await choose('id,name,brand\r\nkraft-tape,Kraft Tape,Ours\r\n');
  expect(document.activeElement).toBe(report());
  expect(report()?.getAttribute('tabindex')).toBe('-1');
  await press(button('Close the report'));
  expect(document.activeElement).toBe(button('Choose a file'));
  await choose('id,name,brand\r\nkraft-tape,Kraft Tape,Ours\r\n');
  await press(button('Use this file'));
  await eventually(() => expect(report()).toBeNull());
  expect(document.activeElement).toBe(button('Choose a file'));
});

it('a file that takes away what was added here says so first, and lists what it removes first', async () => {
  const others = [buildProduct({ name: 'Foam Tape' })];
  await choose(formatContentFile({ products: others }, new Date()), 'content.json');
  await eventually(() =>
    expect(report()?.textContent).toMatch(
      /^This file was made in another browser, .* takes away what is only here: Product “Kraft Tape”.*\. .*history.*Removes: 1.*Adds: 1/,
    ),
  );
});

it('the report uses the singular for one product', async () => {
  await choose('id,name\r\nkraft-tape,Kraft Tape\r\n');
  expect(report()?.textContent).toContain('stored already: one product, no difference.');
  await choose('id,name\r\nfoam-tape,Foam Tape\r\n');
  await eventually(() => expect(report()?.textContent).toContain('One product stays as it is.'));
});

it('the report counts what stays by its kind, and says nothing of what stays if it loads nothing', async () => {
  const [changed, same] = ['Kraft Tape', 'Foam Tape'].map((name) => buildProduct({ name }));
  const categories = [buildCategory({ name: 'Paper' }), buildCategory({ name: 'Foam' })];
  const settings = [buildSettings()];
  storeContent({ products: [changed, same].filter((one) => one !== undefined), categories, settings });
  const load = async (brand: unknown) => {
    const products = [{ ...changed, brand }, same];
    await choose(
      JSON.stringify({
        format: 'tape-catalogue-content',
        version: 1,
        content: { products, categories, settings },
      }),
      'content.json',
    );
  };
  await load('Ours');
  await eventually(() =>
    expect(report()?.textContent).toContain('One product, 2 categories and settings stay as they are.'),
  );
  await load(7);
  await eventually(() => expect(report()?.textContent).toContain('Not valid: 1'));
  expect(report()?.textContent).not.toContain('as they are');
});

it('the report tells the products of the table from the others, and names what follows', async () => {
  const products = ['Kraft Tape', 'Foam Tape'].map((name) => buildProduct({ name }));
  storeContent({ products });
  const movers = buildIndustry({ name: 'Movers', description: '' });
  storeContent({ industries: [movers] });
  storeContent({ settings: [buildSettings()] });
  await choose('id,name\r\nkraft-tape,Kraft Tape\r\n');
  expect(report()?.textContent).toContain('stored already: one product, no difference.');
  await choose('id,name,industries\r\nkraft-tape,Kraft Tape,movers\r\n');
  await eventually(() => expect(report()?.textContent).toContain('Changes: 1'));
  expect(report()?.textContent).toContain(
    'Changes with it, so that lists and products agree: 1Industry “Movers” (products)',
  );
  expect(report()?.textContent).toContain('One product stays as it is.');
});

it('a record in the report expands to its differences, with names from the file', async () => {
  const paper = buildCategory({ id: 'paper', name: 'Paper tapes' });
  const kraft = buildProduct({ name: 'Kraft Tape', category: paper.id });
  await choose(
    formatContentFile({ products: [kraft], categories: [paper] }, new Date('2026-01-01')),
    'content.json',
  );
  const line = [...document.querySelectorAll('details details')].find((row) =>
    row.textContent?.includes('Product “Kraft Tape” (category)'),
  );
  expect(line?.querySelector('dl')).toBeNull();
  await act(async () => {
    line?.setAttribute('open', '');
    line?.dispatchEvent(new Event('toggle'));
  });
  expect(line?.querySelector('dt')?.textContent).toBe('Category');
  expect(line?.querySelector('dd')?.textContent).toContain('Paper tapes');
});
