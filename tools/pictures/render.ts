import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Job } from './jobs.ts';
import { linerTile, type PrintTile, printTile } from './prints.ts';
import type { Programs } from './programs.ts';
import type { Recipe } from './recipe.ts';
import { Worker } from './worker.ts';

const SCRIPTS = join(import.meta.dirname, 'blender');
const DOTS_PER_MM = 9;

export type Quality = { scale: number; samples: number };

/** Blender and the denoiser, each started once for all pictures. */
export class Studio {
  readonly #cache: string;
  readonly #samples: number;
  readonly #blender: Worker;
  readonly #denoiser: Worker;

  constructor(programs: Programs, cache: string) {
    const tiles = join(cache, 'tiles');
    if (!existsSync(join(tiles, 'cells.png')))
      execFileSync(programs.python, [join(SCRIPTS, 'tiles.py'), tiles]);
    this.#cache = cache;
    this.#samples = programs.weights ? 1 : 10;
    const args = ['-b', '--factory-startup', '-noaudio', '-P', join(SCRIPTS, 'render.py')];
    this.#blender = new Worker('blender', args);
    const weights = programs.weights ? [programs.weights] : [];
    this.#denoiser = new Worker(programs.python, [join(SCRIPTS, 'denoise.py'), ...weights]);
  }

  /** Renders a picture that still has its noise. Returns the folder for `develop`. */
  async expose(job: Job, { scale, samples }: Quality): Promise<string> {
    const folder = join(this.#cache, 'work', job.name);
    mkdirSync(folder, { recursive: true });
    const planFile = join(folder, 'plan.json');
    const plan = {
      ...(await subjectOf(job, this.#cache)),
      folder,
      tiles: join(this.#cache, 'tiles'),
      width: Math.round(job.width * scale),
      height: Math.round(job.height * scale),
      samples: samples * this.#samples,
    };
    writeFileSync(planFile, JSON.stringify(plan));
    await this.#blender.ask(planFile);
    return folder;
  }

  /** Denoises the render in `folder` and writes it as a PNG. */
  async develop(folder: string, png: string): Promise<void> {
    mkdirSync(dirname(png), { recursive: true });
    await this.#denoiser.ask(`${folder}\t${png}`);
    rmSync(folder, { recursive: true });
  }

  close(): void {
    this.#blender.close();
    this.#denoiser.close();
  }
}

async function subjectOf({ subject }: Job, cache: string): Promise<object> {
  if ('recipe' in subject) return { view: subject.view, recipe: await withPrints(subject.recipe, cache) };
  const items = [];
  for (const item of subject.items) items.push({ ...item, recipe: await withPrints(item.recipe, cache) });
  return { scene: { ...subject.scene, items } };
}

type Texture = { path: string; along: number; across: number; focus: number };
type Prepared = Recipe & { prints: { backing?: Texture; liner?: Texture }; others: Prepared[] };

/** The recipe with its prints drawn, and its further rolls as separate recipes. */
async function withPrints(recipe: Recipe, cache: string): Promise<Prepared> {
  const { print, liner, width, backing } = recipe;
  const prints: Prepared['prints'] = {};
  if (print) prints.backing = await drawn(printTile(print, width, backing.colour), cache);
  const lines = liner?.print ? linerTile(liner.print, width) : undefined;
  if (lines) prints.liner = await drawn(lines, cache);
  const others: Prepared[] = [];
  for (const { colour, ...other } of recipe.more) {
    others.push(await withPrints({ ...recipe, ...other, more: [], backing: { ...backing, colour } }, cache));
  }
  return { ...recipe, prints, others };
}

async function drawn({ svg, along, across, focus }: PrintTile, cache: string): Promise<Texture> {
  const folder = join(cache, 'prints');
  const path = join(folder, `${createHash('sha256').update(svg).digest('hex').slice(0, 16)}.png`);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    // The drawing's unit is a millimetre, which the SVG renderer treats as a pixel at 72 to the inch.
    const density = Math.min(72 * DOTS_PER_MM, (72 * 4000) / Math.max(along, across));
    await sharp(Buffer.from(svg), { density }).png().toFile(path);
  }
  return { path, along, across, focus };
}
