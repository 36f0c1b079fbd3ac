import { readSettings } from '../../../shared/catalogue/settings';

export async function loader() {
  const { contact, gtm } = await readSettings();
  return { contact, hasAnalytics: `${gtm.head}${gtm.body}`.trim() !== '' };
}
