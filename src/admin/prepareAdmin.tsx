import { openForChanges, syncReferences } from '../shared/catalogue/changes/changeContent';
import { seedCollections } from '../shared/catalogue/seedCollections';
import { Admin } from './Admin';
import { seedAuth } from './auth/session';
import { createDataProvider } from './dataProvider';
import { saveContent } from './history/saving/saveContent';
import { forgetUnedited } from './storage/madeOn';

/**
 * Brings the stored content into a state that the data provider can read, and returns the admin. Articles are seeded
 * here rather than on the public site's home page, which does not need them.
 */
export async function prepareAdmin(): Promise<() => React.JSX.Element> {
  openForChanges();
  await seedCollections();
  forgetUnedited();
  await syncReferences((run) => saveContent({ what: 'brought into step' }, run));
  seedAuth();
  const dataProvider = await createDataProvider();
  return () => <Admin dataProvider={dataProvider} />;
}
