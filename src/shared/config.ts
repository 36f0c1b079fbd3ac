/** Values that are set when the site is built. `.env` explains them; tools/environment.ts checks them. */
export const config = {
  /** The public address, without a trailing slash. */
  siteUrl: new URL(import.meta.env.VITE_SITE_URL).origin,
  /** Where the forms post to. */
  formEndpoint: import.meta.env.VITE_FORM_ENDPOINT,
  /** Digits only, country code first. */
  whatsAppNumber: import.meta.env.VITE_WHATSAPP_NUMBER,
} as const;
