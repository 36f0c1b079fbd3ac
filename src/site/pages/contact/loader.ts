import { readSettings } from '../../../shared/catalogue/settings';

export async function loader() {
  const { contact, socialLinks, testimonials } = await readSettings();
  return { contact, socialLinks, testimonials };
}
