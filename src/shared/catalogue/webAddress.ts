export const WEB_ADDRESS_RULE = 'A web address starts with https:// and has no spaces.';

/** Whether a link leads out of the site. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/\S+$/i.test(address);
