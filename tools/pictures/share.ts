import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { company } from '../../src/shared/company.ts';
import { SHARED_PICTURE } from '../../src/shared/pictures.ts';
import { browserToUse } from '../browser.ts';
import { PROJECT } from '../folders.ts';
import { escapeXml } from '../seo/xml.ts';

const FONT = 'src/site/fonts/archivo-subset.woff2';
export const SHARE_SCENE = 'share';
const SCENE = `public/images/scenes/${SHARE_SCENE}-1200.webp`;
const TARGET = 'public/images/scenes/share.jpg';

const inline = (file: string, type: string) =>
  `data:${type};base64,${readFileSync(join(PROJECT, file)).toString('base64')}`;

const page = () => `<!doctype html>
<style>
  @font-face { font-family: Archivo; src: url("${inline(FONT, 'font/woff2')}"); font-weight: 400 700; }
  ${readFileSync(join(PROJECT, 'src/site/styles/tokens.css'), 'utf8')}
  body { position: relative; height: 100vh; margin: 0; overflow: hidden; background: var(--paper); color: var(--ink); font-family: Archivo; }
  img { position: absolute; top: 118px; left: 404px; width: 880px; mask: linear-gradient(90deg, transparent, #000 15%), linear-gradient(transparent, #000 12% 88%, transparent); mask-composite: intersect; }
  i { position: absolute; inset: 0 0 auto; height: 26px; background: repeating-linear-gradient(-45deg, var(--tape) 0 26px, var(--ink) 26px 52px); }
  div { position: absolute; top: 150px; left: 72px; width: 520px; }
  b { display: inline-block; padding: 6px 30px 6px 18px; background: var(--tape); font-size: 26px; clip-path: polygon(0 0, 100% 0, calc(100% - 10px) 25%, 100% 50%, calc(100% - 10px) 75%, 100% 100%, 0 100%); }
  h1 { margin: 26px 0 20px; font-size: 82px; line-height: 0.98; letter-spacing: -0.03em; }
  p { margin: 0; font-size: 34px; line-height: 1.25; }
</style>
<img src="${inline(SCENE, 'image/webp')}" alt="">
<i></i>
<div><b>${escapeXml(`${company.city}, since ${company.foundingYear}`)}</b><h1>${escapeXml(company.name)}</h1><p>Industrial tape, cut to your width and sent by the pallet.</p></div>`;

/** In the page: sets a long name smaller, so that it ends beside the tapes, and what follows it above the edge. */
async function fitName(): Promise<void> {
  await document.fonts.ready;
  const name = document.querySelector('h1');
  const words = name?.parentElement;
  if (!name || !words) return;
  for (let size = 80; size > 30; size -= 2) {
    if (name.scrollWidth <= words.clientWidth && words.offsetTop + words.offsetHeight <= 580) return;
    name.style.fontSize = `${size}px`;
  }
}

/**
 * Makes the link preview picture for pages without their own: the rendered scene "share" with the company's name. Does
 * nothing if the scene has not been rendered.
 */
export async function composeSharePicture(): Promise<void> {
  if (!existsSync(join(PROJECT, SCENE))) return;
  const browser = await chromium.launch(browserToUse());
  try {
    const tab = await browser.newPage({ viewport: SHARED_PICTURE });
    await tab.setContent(page());
    await tab.evaluate(fitName);
    await tab.screenshot({ path: join(PROJECT, TARGET), type: 'jpeg', quality: 82 });
  } finally {
    await browser.close();
  }
}
