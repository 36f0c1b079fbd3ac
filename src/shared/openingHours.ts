/** The company's opening hours, for buyers and search engines: a stand-in. Specification, section 9. */
export const openingHours = [
  { days: ['Monday'], opens: '10:30', closes: '19:00' },
  { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '10:15', closes: '19:30' },
];
