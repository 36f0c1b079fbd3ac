import { expect, it } from 'vitest';
import { keepUnits, keepUnitsInHtml } from '../../../../src/site/text/keepUnits';

it.each([
  ['a 25 µm film', 'a 25\u00a0µm film'],
  ['50 mm × 18 m', '50\u00a0mm × 18\u00a0m'],
  ['400 cd/(lx·m²) and 10⁶ Ω', '400\u00a0cd/(lx·m²) and 10⁶\u00a0Ω'],
  ['barely 5 % of it, 140 mcd/m²', 'barely 5\u00a0% of it, 140\u00a0mcd/m²'],
  ['to EN ISO 20471 or ASTM D3330', 'to EN\u00a0ISO\u00a020471 or ASTM\u00a0D3330'],
  ['mats of 900 × 1150 mm', 'mats of 900\u00a0×\u00a01150\u00a0mm'],
  ['at pH 4.8 or pH 0 to 14', 'at pH\u00a04.8 or pH\u00a00\u00a0to\u00a014'],
  ['Grade 5952 or grade 5962', 'Grade\u00a05952 or grade\u00a05962'],
])('keeps each figure of %j beside its unit', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

it('knows every unit of the catalogue, and every exponent', () => {
  const units =
    '°C °F % µm mm cm m mm² m³ kg g lb mN N Pa kPa MPa psi PSI V kV W kW kWh MHz Ω mΩ kΩ MΩ nH pF lx cd mcd dB L perm min h s';
  const exponents = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map((digit) => `10${digit} Ω`);
  const figures = [...units.split(' ').map((unit) => `5 ${unit}`), ...exponents];
  expect(figures.filter((figure) => keepUnits(figure) === figure)).toEqual([]);
});

it.each([
  'a grade for 12 months',
  'pH below 7',
  '0 to 14',
  'What IS a tape',
  'OPEN 24',
  '3 Lakh',
  '3 minutes',
  'mm',
  '5  mm',
])('leaves %j as it is', (text) => {
  expect(keepUnits(text)).toBe(text);
});

it('leaves text inside tags as it is', () => {
  const html =
    '5 mm<p class="5 mm">20 °C <img src="/tape 5 mm.webp" alt="5 mm"> 3 V</p><img alt="gap > 5 mm">';
  expect(keepUnitsInHtml(html)).toBe(
    '5\u00a0mm<p class="5 mm">20\u00a0°C <img src="/tape 5 mm.webp" alt="5 mm"> 3\u00a0V</p><img alt="gap > 5 mm">',
  );
});
