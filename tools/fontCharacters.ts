const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The font's largest size, in kB of 1,000 bytes. */
export const FONT_BUDGET = 24;

/** The characters that the site's font has: those of Archivo that the site uses, and a few that its owner may type. */
export const FONT_CHARACTERS = `${ASCII}\u00a0–—‘’“”›…·•×°±−¹²³µ½¼¾©®™çé`;
