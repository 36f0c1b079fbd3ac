/**
 * Who the site speaks for. A stand-in: a maker that takes this site over changes it here, and the
 * address and telephone numbers in the settings (defaults/settings.json).
 */
export const company = {
  name: 'Madras Tape Works',
  legalName: 'Madras Tape Works (India)',
  city: 'Chennai',
  region: 'Tamil Nadu',
  country: 'IN',
  /** Used where the settings' address holds none. Specification, section 9. */
  postalCode: '600079',
  yearsInTrade: 65,
  foundingYear: 1959,
  principal: 'K. Raghunathan',
} as const;
