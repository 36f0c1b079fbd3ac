/**
 * An id that no other browser, tab or time comes up with. Not crypto.randomUUID, which browsers offer only where a page
 * comes over https or from this computer: elsewhere it would break every form at its first letter.
 */
export const randomId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
