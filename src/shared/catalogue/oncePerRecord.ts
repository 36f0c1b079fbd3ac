/**
 * Computes something once for each record, or list of records. They are never changed: what is stored again is read
 * into new ones.
 */
export function oncePerRecord<Item extends object, Result>(
  compute: (record: Item) => Result,
): (record: Item) => Result {
  const results = new WeakMap<Item, Result>();
  return (record) => {
    const known = results.get(record);
    if (known !== undefined) return known;
    const result = compute(record);
    results.set(record, result);
    return result;
  };
}
