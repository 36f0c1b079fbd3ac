/**
 * The company that the site represents: a stand-in. A manufacturer that takes over this site changes it here, and the
 * address and telephone numbers in the settings (defaults/settings.json).
 */
export const company = {
  name: 'Madras Tape Works',
  legalName: 'Madras Tape Works (India)',
  city: 'Chennai',
  region: 'Tamil Nadu',
  country: { code: 'IN', name: 'India' },
  /** Used if the settings' address has none. Specification, section 9. */
  postalCode: '600079',
  yearsInTrade: 65,
  foundingYear: 1959,
  principal: 'K. Raghunathan',
} as const;
