/** Soft hyphens, spaces without a width, and marks of the writing's direction. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * A text without the characters that nobody sees and that come along from PDFs, office programs and chats: no search
 * would find a name with one. The joiners of Indian scripts and of emoji (U+200C, U+200D) stay. A text of nothing else
 * stays as it is: it may be the name of a stored record, which would count as corrupt without one.
 */
export const withoutInvisible = (text: string): string => {
  const visible = text.replace(INVISIBLE, '');
  return visible.trim() === '' ? text : visible;
};
