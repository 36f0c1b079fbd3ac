import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, refuseArguments } from './arguments';
import { PROJECT } from './folders';
import { enterPicture } from './pictures/enterPicture';
import { isRendered, noteRendered, type Rendered, readRendered, writeFiles } from './pictures/files';
import { drawIcons } from './pictures/icons';
import { allJobs, isJobOf, type Job, namesWithoutJob } from './pictures/jobs';
import { findPrograms } from './pictures/programs';
import { type Quality, Studio } from './pictures/render';
import { composeSharePicture, SHARE_SCENE } from './pictures/share';

/*
 * `npm run pictures`: renders the catalogue's pictures from the recipes in tools/pictures/recipes, one by one, but only
 * those that are missing or whose recipe has changed, so that it resumes when stopped and started again. A picture that
 * is rendered for the first time is entered into the content.
 *
 *   --only anti-skid-tape,vhb-tape   these products with their further views, or these scenes
 *   --again          also pictures that are rendered already
 *   --draft          a quick look, 400 px wide, in .cache/pictures/drafts
 *   --rewrite        writes the files again from renders in the cache, after a change of their quality
 *   --share          only the picture for link previews, with the company's name; renders nothing, needs no Blender
 *   --icons          only the icons, from public/favicon.svg; renders nothing, needs no Blender
 */

const CACHE = join(PROJECT, '.cache/pictures');
const DRAFT = { scale: 1 / 3, samples: 12 };
const PRODUCT = { scale: 2 / 3, samples: 8 };
const FURTHER = { scale: 2 / 3, samples: 6 };
const SCENE = { scale: 0.75, samples: 9 };

const { values } = readArguments({
  options: {
    only: { type: 'string' },
    again: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    rewrite: { type: 'boolean', default: false },
    share: { type: 'boolean', default: false },
    icons: { type: 'boolean', default: false },
  },
});

const renders = join(CACHE, values.draft ? 'drafts' : 'renders');

const all = allJobs();
const only = values.only?.split(',');
const unknown = only ? namesWithoutJob(only, all) : [];
if (unknown.length > 0) {
  refuseArguments(`There is no recipe and no scene of this name: ${unknown.join(', ')}.`);
}

const wanted = only ? all.filter((job) => only.some((name) => isJobOf(name, job))) : all;
if (values.share) await composeSharePicture();
else if (values.icons) await drawIcons();
else if (values.rewrite) await rewrite(wanted);
else await renderAll(wanted);

async function renderAll(jobs: Job[]): Promise<void> {
  const rendered = readRendered();
  const due = jobs.filter((job) => values.draft || values.again || !isRendered(job, rendered));
  if (due.length > 0) await render(due, rendered);
  console.log(`${due.length} rendered, ${jobs.length - due.length} unchanged.`);
  if (values.draft || due.length === 0) return;
  if (due.some(({ name }) => name === SHARE_SCENE)) await composeSharePicture();
  await drawIcons();
}

async function render(due: Job[], rendered: Rendered): Promise<void> {
  const studio = new Studio(findPrograms(CACHE), CACHE);
  const start = Date.now();
  // A picture is denoised and written while the next one is rendered.
  let finishing = Promise.resolve();
  for (const [index, job] of due.entries()) {
    const folder = await studio.expose(job, qualityOf(job));
    await finishing;
    finishing = finish(studio, job, folder, !(job.name in rendered));
    const each = (Date.now() - start) / (index + 1);
    const left = due.length - index - 1;
    console.log(
      `${job.name}; ${left} left, ${(each / 1000).toFixed(0)} s each, about ${Math.ceil((left * each) / 60_000)} min`,
    );
  }
  await finishing;
  studio.close();
}

async function rewrite(jobs: Job[]): Promise<void> {
  const rendered = readRendered();
  for (const job of jobs) {
    const png = join(CACHE, 'renders', `${job.name}.png`);
    if (isRendered(job, rendered) && existsSync(png)) await writeFiles(job, png);
  }
}

async function finish(studio: Studio, job: Job, folder: string, isNew: boolean): Promise<void> {
  const png = join(renders, `${job.name}.png`);
  await studio.develop(folder, png);
  if (values.draft) return;
  await writeFiles(job, png);
  // In this order, so that an interrupted run leaves no picture that is noted as rendered but is in no record.
  if (isNew) enterPicture(job.name);
  noteRendered(job);
}

function qualityOf(job: Job): Quality {
  if (values.draft) return DRAFT;
  if (job.folder === 'scenes') return SCENE;
  return 'view' in job.subject && job.subject.view === 'main' ? PRODUCT : FURTHER;
}
