export const WEB_ADDRESS_RULE = 'A web address starts with https:// and has no spaces.';

/** Whether this is a whole address, as links out of the site need one. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/\S+$/i.test(address);
