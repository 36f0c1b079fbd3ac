import { createHash } from 'node:crypto';
import { type Recipe, readRecipes, readScenes, type Scene } from './recipe.ts';

/** Raise this where the scripts change so much that every picture is to be rendered again. */
const LOOK = 1;

type View = 'main' | Recipe['views'][number];

/** What is to stand in front of the camera. */
type Subject = { recipe: Recipe; view: View } | { scene: Scene; recipes: Map<string, Recipe> };

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

/** Every picture of the catalogue: first the site's own scenes, then the products, the articles, the further views. */
export function allJobs(): Job[] {
  const recipes = readRecipes();
  const products = [...recipes];
  const main = products.map(([id, recipe]) => productJob(id, recipe, 'main'));
  const scenes = [...readScenes()].map(([name, scene]) => sceneJob(name, scene, recipes));
  const further = products.flatMap(([id, recipe]) =>
    recipe.views.map((view, index) => productJob(`${id}-${index + 2}`, recipe, view)),
  );
  const [first, last] = [/^(home-hero|share|category-.*)$/, /^(industry|article)-/].map((names) =>
    scenes.filter(({ name }) => names.test(name)),
  );
  return [...(first ?? []), ...main, ...(last ?? []), ...further];
}

function productJob(name: string, recipe: Recipe, view: View): Job {
  const { alt: _alt, views: _views, ...looks } = recipe;
  const [width, height] = SIZES['4:3'];
  return { folder: 'products', name, width, height, subject: { recipe, view }, key: keyOf({ looks, view }) };
}

function sceneJob(name: string, scene: Scene, recipes: Map<string, Recipe>): Job {
  const { alt: _alt, ...looks } = scene;
  const [width, height] = SIZES[scene.size];
  return {
    folder: 'scenes',
    name,
    width,
    height,
    subject: { scene, recipes },
    key: keyOf(looks),
  };
}

const keyOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify({ LOOK, content })).digest('hex').slice(0, 12);
