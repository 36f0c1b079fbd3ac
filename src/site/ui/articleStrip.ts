/** The tape that each category of articles brings to mind; other categories are spread over these. */
const stripByCategory: Record<string, string> = {
  'Application Guides': 'double-sided-tapes',
  'Automotive & EV': 'teflon-ptfe-tapes',
  'Business Guides': 'specialty-tapes',
  'Cleanroom & Safety': 'safety-tapes',
  Electronics: 'antistatic-esd-tapes',
  HVAC: 'reflective-tapes',
  'Industry Applications': 'double-sided-tapes',
  'Industry Guides': 'specialty-tapes',
  Innovation: 'reflective-tapes',
  Manufacturing: 'teflon-ptfe-tapes',
  'Manufacturing Efficiency': 'safety-tapes',
  'Manufacturing Insights': 'teflon-ptfe-tapes',
  'Quality Control': 'antistatic-esd-tapes',
  'Renewable Energy': 'safety-tapes',
  'Safety & Reflective': 'reflective-tapes',
  Sustainability: 'specialty-tapes',
  'Technical Guides': 'double-sided-tapes',
};

const strips = [...new Set(Object.values(stripByCategory))];

/** The strip (`data-strip`) that marks a category of articles: always the same for the same name. */
export function articleStrip(category: string): string {
  const known = Object.hasOwn(stripByCategory, category) ? stripByCategory[category] : undefined;
  if (known) return known;
  let sum = 0;
  for (const character of category) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return strips[sum % strips.length] ?? 'none';
}
