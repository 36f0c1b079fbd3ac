/** The honeypot's name, as the form service expects it: a field that no person sees or fills. */
export const HONEYPOT = '_honey';
