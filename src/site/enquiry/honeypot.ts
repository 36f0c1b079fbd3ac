/** The honeypot's name, as the form service knows it: a field that no person sees or fills. */
export const HONEYPOT = '_honey';
