/// <reference types="vite/client" />

type ImportMetaEnv = {
  readonly VITE_SITE_URL: string;
  readonly VITE_FORM_ENDPOINT: string;
  readonly VITE_WHATSAPP_NUMBER: string;
  readonly VITE_ADMIN_USER: string;
  readonly VITE_ADMIN_PASSWORD_SALT: string;
  readonly VITE_ADMIN_PASSWORD_HASH: string;
};
