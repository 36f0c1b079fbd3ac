import { isPictureAddress, PICTURE_ADDRESS_RULE } from '../../shared/catalogue/addresses';
import type { Content } from '../../shared/catalogue/content';
import { timestampedId } from '../../shared/catalogue/id';
import { productSchema } from '../../shared/catalogue/product';
import { type AnyRecord, idsOf, recordsOf } from '../records/anyRecord';
import { tidy } from '../records/tidy';
import { messageOf } from '../words/messageOf';
import { byCode, withKeptPictures } from './keptPictures';
import { warningsOn, withIds } from './namedInRows';
import { findNamesakes, namesakeWarning, refuseNameInUse } from './namesakes';
import type { ProductRow } from './productRows';

/** The products that a table names, as they would be stored, and what to report about its rows. */
type ProductTable = {
  /** Not validated. */
  products: AnyRecord[];
  /** The rows that cannot be read, and why. */
  problems: { name: string; reasons: string[] }[];
  warnings: string[];
};

/** Applies the rows of a table to the stored products. Fields that the table has no column for stay as they are. */
export function readProductTable(rows: readonly ProductRow[], now: Content): ProductTable {
  const stored = recordsOf(now, 'products');
  const products: AnyRecord[] = [];
  const problems: ProductTable['problems'] = [];
  const named = rows.map((row) => ({ ...row, id: textOf(row.values.id), name: textOf(row.values.name) }));
  const namesakes = findNamesakes(named, stored);
  const taken = idsOf(stored);
  const allPictures = byCode(now.products.flatMap(({ images }) => images));
  for (const { number, id, name, values, fault } of named) {
    try {
      if (fault !== undefined) throw new Error(fault);
      const namesake = namesakes.find((one) => one.number === number);
      if (namesake && id === '') refuseNameInUse(namesake);
      // Here, where its number is known; a new product would else be told what its address lacks.
      if (name === '') throw new Error('Give the product a name.');
      const ownId = id || timestampedId(name, Date.now(), taken);
      taken.push(ownId);
      const before = now.products.find((record) => record.id === id);
      const row = withIds(values, now);
      const images = Array.isArray(row.images) && {
        images: picturesOf(row.images, { name, images: before?.images ?? [] }, allPictures),
      };
      const seo = { ...before?.seo, ...(row.seo as object | undefined) };
      // Blank cells of optional columns mean that the product has none.
      products.push({ ...tidy(productSchema, { ...before, ...row, ...images, seo }), id: ownId });
    } catch (error) {
      problems.push({ name: `Row ${number}`, reasons: [messageOf(error, 'This row cannot be read.')] });
    }
  }
  const warnings = [...namesakeWarning(namesakes), ...warningsOn(products, stored, now)];
  return { products, problems, warnings };
}

const textOf = (cell: unknown) => String(cell ?? '').trim();

/**
 * Returns a row's pictures. Those that the product already has may stay, whatever they are.
 * @throws {Error} with a message for the owner if a new one's address is not valid
 */
function picturesOf(
  given: readonly string[],
  product: { name: string; images: readonly string[] },
  all: ReturnType<typeof byCode>,
): string[] {
  const pictures = withKeptPictures(given, product, all);
  const wrong = pictures.find((address) => !product.images.includes(address) && !isPictureAddress(address));
  if (wrong !== undefined) throw new Error(`Pictures: ${PICTURE_ADDRESS_RULE} This does not: ${wrong}`);
  return pictures;
}
