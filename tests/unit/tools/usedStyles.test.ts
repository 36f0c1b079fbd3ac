import { expect, it } from 'vitest';
import { stylesBeforeScript, usedStyles } from '../../../tools/prerender/usedStyles';

/** Does what the build does. */
const inlineStyles = (styles: string, html: string) => usedStyles(stylesBeforeScript(styles), html);

const page =
  '<p id="stock" class="lead note" data-strip="safety" title="rolls cores">On .rolls and .cores</p>';

it.each([
  [
    'of elements, classes, ids and attributes that are there',
    'p{color:red}.note{color:red}#stock{color:red}[data-strip=safety]{color:red}',
  ],
  ['of what boot.js writes there', '[data-font] p{color:red}[data-pressed] p{color:red}'],
  ['of what the browser writes there, if somebody opens it', '[open] p{color:red}'],
  ['of the link to the content, which is out of sight until it has the focus', 'p:focus{top:0}'],
  ['of the whole page, whose outermost elements are not in its markup', ':root,html,body{color:red}'],
  ['of low windows, which would jump later', '@media (max-height:420px),print{p{color:red}}'],
])('rules %s are kept', async (_name, styles) => {
  expect(await inlineStyles(styles, page)).toBe(styles);
});

it.each(['<th scope="col" class="head">', "<th scope='col' class = 'head'>", '<th scope=col class=head>'])(
  'the rules of %s are kept, however its attributes are written',
  async (tag) => {
    const styles = 'th[scope=col]{color:red}.head{color:red}';
    expect(await inlineStyles(styles, `<table><tr>${tag}x</th></tr></table>`)).toBe(styles);
  },
);

it('the order of the layers is kept, even before a rule that is now empty', async () => {
  const layers = '@layer base{p{margin:0}}@layer components,pages;';
  expect(await inlineStyles(`${layers}.note{transition:color 1s}`, page)).toBe(layers);
});

it.each([
  ['of what is not there', 'table{color:red}.rolls{color:red}#cores{color:red}[data-strip=esd]{color:red}'],
  ['for a pointer on it', '.note:hover{color:red}'],
  [
    'for the keyboard’s focus, whose ring is the browser’s until then',
    '.note:focus-visible,.note:focus-visible:after{outline:0}',
  ],
  ['for a panel that is open', 'html[data-still]{overflow:hidden}'],
  [
    'for a notice that is shown',
    'html:has(.line){scroll-padding-bottom:9px}@media (max-height:1px){html:has(.line){scroll-padding:0}}',
  ],
  ['in comments', '/*$vite$:1*/'],
  ['for forced colours', '@media (forced-colors:active){.note{color:red}}'],
  ['for paper', '@media print{.note{color:red}}'],
  [
    'against motion, of which there is none',
    '@media (prefers-reduced-motion:reduce){*,:before{animation-duration:1ms!important}p{color:red}}',
  ],
  [
    'for a change of page, which loads as a whole until then',
    '::view-transition-old(root),::view-transition-new(root){animation:.2s fade}html:active-view-transition{view-transition-name:none}',
  ],
  ['that say nothing any more', '.note{transition:color 1s}'],
  [
    'that only those would read',
    ':root{--quick:1s}.note{transition:color var(--quick)}@keyframes fade{to{opacity:0}}.rolls{animation:fade 1s}',
  ],
])('rules %s are left out', async (_name, styles) => {
  expect(await inlineStyles(`p{margin:0}${styles}`, page)).toBe('p{margin:0}');
});
