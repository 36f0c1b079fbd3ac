/**
 * What the texts call something, and what buyers type for it: other spellings, brand names used for any such tape, and
 * the makers' numbers that drawings name most, as the kind of tape that they stand for. All in lower case.
 */
const TYPED_FOR: Readonly<Record<string, string>> = {
  'adhesive transfer': '3m 467, 3m 467mp, 3m 468, 3m 468mp, 467mp, 468mp, atg',
  'air conditioning': 'a c pipe, ac pipe, airconditioning',
  'air conditioning tape': 'a c tape, ac tape',
  aluminium: 'aluminum',
  'aluminium foil': '3m 425, silver foil',
  'anti skid': 'antiskid, antislip, non skid, non slip, nonskid, nonslip',
  'anti skid tape': 'grip tape',
  'anti static': 'antistatic, esd, esd safe',
  'aramid paper': 'nomex',
  bath: 'bathroom',
  bopp: 'cello, cellophane, sello, selo',
  'bopp tape': 'cellotape, scotch tape, sellotape',
  brown: 'khaki',
  caution: 'danger',
  clear: 'transparent',
  'cold room': 'cold storage, cold store',
  colour: 'color',
  coloured: 'colored',
  'cross filament': 'cross weave',
  'double sided': `both side, both side gum, both sided, both sides gum, double gum, double side gum, double sided gum,
    doubleside, doublesided, dual side, dual sided, two side, two side gum, two sided, two sided gum`,
  'double sided pet': '4965, tesa 4965',
  'double sided tape': 'd s tape, dst, two way tape',
  'double sided tissue': '3m 9448a, 9448a',
  duct: 'ducting',
  earthing: 'grounding',
  emi: 'emc',
  'en iso 20471': 'en 471',
  'expanded ptfe': 'eptfe',
  'fire fighter': 'fireman',
  'flame retardant': `fire proof, fire rated, fire resistant, fire retardant, fireproof, flame proof, flame resistant,
    flameproof`,
  'floor marking': '3m 471',
  fluorescent: 'neon',
  foam: 'sponge',
  'foam sealing': 'weather strip, weather stripping, weatherstrip, weatherstripping',
  freezer: 'deep freeze, deep freezer',
  filament: 'fiberglass strapping, fibreglass strapping',
  fusing: 'amalgamating',
  gaffer: 'gaffa',
  'glass cloth': 'fiber glass, fiberglass, fibre glass, fibreglass, glass fiber, glass fibre',
  glow: 'luminous',
  'green polyester silicone': '3m 8992',
  'heat sealing': 'band sealer, heat sealer, impulse sealer',
  'heat transfer': 'iron on',
  'high visibility': 'hi vis, hi viz',
  'hook and loop': 'velcro',
  leak: 'leakage',
  'masking tape': 'painters tape',
  'mopp strapping': '3m 8898',
  mounting: 'pasting',
  'nitrile foam': 'armaflex',
  packaging: 'packing',
  pipe: 'pipeline',
  'pipe wrapping': 'anti corrosion, anti corrosive, anticorrosion, anticorrosive',
  'pipe wrapping tape': 'corrosion tape',
  'plate mounting': '3m e1020, cushion mount, stereo, sticky back, stickyback, tesa 52015',
  plating: 'electroplating',
  polyester: 'mylar',
  'polyester insulation': '3m 1350',
  polyimide: '3m 5413, capton, kapton',
  printed: 'custom printed, customised, customized',
  'ptfe silicone adhesive': '973ul, nitto 973, nitto 973ul',
  'pvc electrical': 'steel grip, steelgrip',
  'red lined': 'red liner',
  reflective: 'reflector, retro reflective, retroreflective',
  refrigerator: 'fridge',
  'self fusing': 'self bonding',
  'sew on': 'sewable, stitch on',
  skid: 'slip',
  'skived ptfe': '903ul, nitto 903, nitto 903ul',
  stair: 'staircase',
  tamper: 'temper',
  'thread seal': 'plumber, plumbing',
  vapour: 'vapor',
  vhb: '3m 4910, 3m 4941, 3m 4950, high bond',
  washed: 'washable',
};

/** What buyers type, each with the texts' own words. */
const OUR_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(TYPED_FOR).flatMap(([ours, typed]) => typed.split(/,\s+/).map((each) => [each, ours])),
);

export const synonyms: readonly string[] = Object.keys(OUR_WORDS).sort();

/** Backwards, so that "both side gum" comes before "both side". */
const SYNONYM = new RegExp(`\\b(${[...synonyms].reverse().join('|')})(s?)\\b`, 'g');

/** A text in lower case with the texts' own words in place of what buyers type. */
export const inOurWords = (text: string): string =>
  text.replace(SYNONYM, (_, typed: string, plural: string) => `${OUR_WORDS[typed]}${plural}`);
