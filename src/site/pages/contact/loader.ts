import { readSettings } from '../../../shared/catalogue/settings';

export async function loader() {
  const { contact, socialLinks } = await readSettings();
  return { contact, socialLinks };
}
