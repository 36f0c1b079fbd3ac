import { openForChanges, syncReferences } from '../shared/catalogue/changes/changeContent';
import { seedCollections } from '../shared/catalogue/seedCollections';
import { Admin } from './Admin';
import { seedAuth } from './auth/session';
import { createDataProvider } from './dataProvider';
import { isContentGone, noteLostSaves } from './history/saving/lostSaves';
import { saveContent } from './history/saving/saveContent';
import { forgetUnedited } from './storage/madeOn';

/**
 * Brings the stored content into a state that the data provider can read, and returns the admin. Articles are seeded
 * here rather than on the public site's home page, which does not need them.
 */
export async function prepareAdmin(): Promise<() => React.JSX.Element> {
  openForChanges();
  // Afterwards the published content stands there, and nothing tells that edits did.
  if (isContentGone()) await noteLostSaves();
  await seedCollections();
  forgetUnedited();
  await syncReferences((run) => saveContent({ what: 'brought into step' }, run));
  seedAuth();
  const dataProvider = await createDataProvider();
  return () => <Admin dataProvider={dataProvider} />;
}
