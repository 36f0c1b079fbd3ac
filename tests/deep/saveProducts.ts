import type { Page } from '@playwright/test';

type Saved = {
  /** What the last save of each record put into its `brand`. */
  brands: Record<string, string>;
  failures: string[];
};

/**
 * Saves products one after the other, as fast as possible, through the data provider of the page's own admin, as its
 * forms do. Each of two pages saves every second product.
 */
export function saveProducts(page: Page, half: 0 | 1, count: number): Promise<Saved> {
  return page.evaluate(
    async ({ half: own, count: wanted }) => {
      type Fiber = {
        memoizedProps?: { dataProvider?: Provider };
        child: Fiber | null;
        sibling: Fiber | null;
      };
      type Product = { id: string; brand?: string };
      type Provider = {
        getList: (name: string, params: object) => Promise<{ data: Product[] }>;
        update: (name: string, params: object) => Promise<{ data: Product }>;
      };
      // React keeps its tree on the root element; the admin gets its data provider as a prop.
      const root = document.getElementById('root') as unknown as Record<string, Fiber>;
      const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
      const waiting: (Fiber | null)[] = [root[key] ?? null];
      let provider: Provider | undefined;
      while (waiting.length > 0 && !provider) {
        const fiber = waiting.pop();
        if (!fiber) continue;
        if (fiber.memoizedProps?.dataProvider) provider = fiber.memoizedProps.dataProvider;
        waiting.push(fiber.sibling, fiber.child);
      }
      if (!provider) throw new Error('The page shows no admin');
      const { data } = await provider.getList('products', {
        pagination: { page: 1, perPage: 1000 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
      });
      const records = data.filter((_, index) => index % 2 === own);
      const saved: Record<string, string> = {};
      const failures: string[] = [];
      for (let index = 0; index < wanted; index += 1) {
        const place = index % records.length;
        const previousData = records[place];
        if (!previousData) break;
        const brand = `page ${own}, save ${index + 1}`;
        try {
          const next = { ...previousData, brand };
          records[place] = (
            await provider.update('products', { id: next.id, data: next, previousData })
          ).data;
          saved[next.id] = brand;
        } catch (error) {
          failures.push(String(error));
        }
      }
      return { brands: saved, failures };
    },
    { half, count },
  );
}
