import { readSettings } from '../../../shared/catalogue/settings';

export async function loader() {
  const { gtm } = await readSettings();
  return { hasAnalytics: `${gtm.head}${gtm.body}`.trim() !== '' };
}
