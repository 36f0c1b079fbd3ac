import { createHash } from 'node:crypto';
import { type Recipe, readRecipes, readScenes, type Scene } from './recipe.ts';

/** Increase this if the scripts change so much that every picture must be rendered again. */
const LOOK = 1;

type View = 'main' | Recipe['views'][number];

type SceneItem = Scene['items'][number] & { recipe: Recipe };

/** What is placed in front of the camera. */
type Subject = { recipe: Recipe; view: View } | { scene: Scene; items: SceneItem[] };

/** One picture: its name and folder under public/images, its size, and a key that changes with what it shows. */
export type Job = {
  folder: 'products' | 'scenes';
  name: string;
  width: number;
  height: number;
  subject: Subject;
  key: string;
};

const SIZES = { '4:3': [1200, 900], hero: [1200, 800], share: [1200, 630] } as const;

/** Every picture of the catalogue, those first that most visitors see. */
export function allJobs(recipes = readRecipes()): Job[] {
  const main = [...recipes].map(([id, recipe]) => productJob(id, recipe, 'main'));
  const scenes = [...readScenes()].map(([name, scene]) => sceneJob(name, scene, recipes));
  const further = [...recipes].flatMap(([id, recipe]) =>
    recipe.views.map((view, index) => productJob(`${id}-${index + 2}`, recipe, view)),
  );
  const scenesNamed = (names: RegExp) => scenes.filter(({ name }) => names.test(name));
  return [
    ...scenesNamed(/^(home-hero|share|category-.*)$/),
    ...main,
    ...scenesNamed(/^(industry|article)-/),
    ...further,
  ];
}

/** Whether a picture is the scene of this name, or one of the product with this id. */
export const isJobOf = (name: string, job: Job): boolean =>
  [name, `${name}-2`, `${name}-3`].includes(job.name);

/** The names that match no picture. */
export const namesWithoutJob = (names: readonly string[], jobs: readonly Job[]): string[] =>
  names.filter((name) => !jobs.some((job) => isJobOf(name, job)));

function productJob(name: string, recipe: Recipe, view: View): Job {
  const [width, height] = SIZES['4:3'];
  const key = keyOf({ looks: looksOf(recipe, view), view });
  return { folder: 'products', name, width, height, subject: { recipe, view }, key };
}

/** @throws {Error} if a scene needs a product that has no recipe */
export function sceneJob(name: string, scene: Scene, recipes: Map<string, Recipe>): Job {
  const { alt: _alt, ...looks } = scene;
  const [width, height] = SIZES[scene.size];
  const items = scene.items.map((item) => {
    const recipe = recipes.get(item.product);
    if (!recipe) throw new Error(`The scene "${name}" asks for "${item.product}", which has no recipe.`);
    return { ...item, recipe };
  });
  // A scene shows its products, so its key must change with their recipes.
  const key = keyOf({
    ...looks,
    items: items.map((item) => ({ ...item, recipe: looksOf(item.recipe, scene.view, item.form) })),
  });
  return { folder: 'scenes', name, width, height, subject: { scene, items }, key };
}

/** The visible parts of a recipe. What the tape is stuck to or wound on shows only in use, and under strips. */
function looksOf(
  { alt: _alt, views: _views, ...looks }: Recipe,
  view: View | Scene['view'],
  form: Recipe['form'] = looks.form,
) {
  if (view === 'applied' || form === 'strip') return looks;
  const { surface: _surface, surfaceColour: _surfaceColour, ...others } = looks;
  return others;
}

const keyOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify({ LOOK, content })).digest('hex').slice(0, 12);
