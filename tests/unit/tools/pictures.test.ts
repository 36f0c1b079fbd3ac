import { describe, expect, it } from 'vitest';
import { allJobs, isJobOf, namesWithoutJob, sceneJob } from '../../../tools/pictures/jobs';
import { linerTile, printTile } from '../../../tools/pictures/prints';
import { isRightBlender } from '../../../tools/pictures/programs';
import { type Recipe, readRecipes, readScenes } from '../../../tools/pictures/recipe';

describe('the pictures to render', () => {
  const jobs = allJobs();

  it('are the main one and every further view of each product', () => {
    const names = jobs.filter(({ folder }) => folder === 'products').map(({ name }) => name);
    const expected = [...readRecipes()].flatMap(([id, { views }]) => [
      id,
      ...views.map((_, index) => `${id}-${index + 2}`),
    ]);
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  it('have unique names and keys', () => {
    expect(new Set(jobs.map(({ folder, name }) => `${folder}/${name}`)).size).toBe(jobs.length);
    expect(new Set(jobs.map(({ key }) => key)).size).toBe(jobs.length);
  });

  it('are found by the name of their scene or product, with its further views', () => {
    const [[id = '', { views }] = ['', { views: [] }]] = readRecipes();
    const found = jobs.filter((job) => isJobOf(id, job)).map(({ name }) => name);
    expect(found.toSorted()).toEqual([id, ...views.map((_, index) => `${id}-${index + 2}`)].toSorted());
    expect(namesWithoutJob(['home-hero', 'no-such-tape', id, ''], jobs)).toEqual(['no-such-tape', '']);
  });

  it('start with those that every page needs', () => {
    expect(jobs.slice(0, 2).map(({ name }) => name)).toEqual(['home-hero', 'share']);
  });
});

describe('a picture of a product', () => {
  const id = 'mono-filament-tape';
  const keysOf = (recipes: Map<string, Recipe>) =>
    allJobs(recipes)
      .filter((job) => isJobOf(id, job))
      .map(({ key }) => key);

  it('is rendered again with another surface only where the tape is in use', () => {
    const recipes = readRecipes();
    const recipe = recipes.get(id);
    if (!recipe) throw new Error(`${id} has no recipe`);
    const [main, inUse, ...others] = keysOf(recipes);
    const [sameMain, otherInUse] = keysOf(new Map([...recipes, [id, { ...recipe, surface: 'wood' }]]));
    expect(recipe.views).toEqual(['applied']);
    expect(others).toEqual([]);
    expect(sameMain).toBe(main);
    expect(otherInUse).not.toBe(inUse);
  });
});

describe('a scene', () => {
  const recipes = readRecipes();
  const [name, scene] = [...readScenes()][0] ?? [];
  if (!name || !scene) throw new Error('There are scenes');
  const product = scene.items[0]?.product ?? '';
  const keyWith = (change: Partial<Recipe>) => {
    const recipe = recipes.get(product);
    if (!recipe) throw new Error(`${product} has no recipe`);
    return sceneJob(name, scene, new Map([...recipes, [product, { ...recipe, ...change }]])).key;
  };

  it('is rendered again if the look of a product in it changes, not if its words or further views do', () => {
    const { key } = sceneJob(name, scene, recipes);
    expect(keyWith({ diameter: 321 })).not.toBe(key);
    expect(keyWith({ alt: 'Other words for the same roll', views: ['flat'] })).toBe(key);
    expect(keyWith({ surface: 'wood', surfaceColour: '#123456' })).toBe(key);
    expect(keyWith({ form: 'strip', surface: 'wood' })).not.toBe(
      keyWith({ form: 'strip', surface: 'glass' }),
    );
  });

  it('is refused if a product in it has no recipe', () => {
    expect(() => sceneJob(name, scene, new Map())).toThrow(`"${name}" asks for "${product}"`);
  });
});

describe('Blender', () => {
  it.each([
    ['Blender 3.4.1\n\tbuild date: 2022-12-20', true],
    ['Warning: no audio\nBlender 3.6.23', true],
    ['Blender 3.3.1', false],
    ['Blender 3.40.0', false],
    ['Blender 4.3.2', false],
    ['', false],
  ])('that prints %j is a supported version: %s', (said, isRight) => {
    expect(isRightBlender(said)).toBe(isRight);
  });
});

describe('a print', () => {
  const print = {
    kind: 'lettering',
    colours: ['#ffd100', '#141414'],
    text: 'MIND <THE> GAP & STEP',
  } as const;

  it('is as wide as its tape and escapes its wording', () => {
    const tile = printTile({ ...print, colours: [...print.colours] }, 75, '#ffd100');
    expect(tile.across).toBe(75);
    expect(tile.svg).toContain('MIND &lt;THE&gt; GAP &amp; STEP');
  });

  it('omits its background only if the backing has the same colour', () => {
    const onYellow = printTile({ ...print, colours: [...print.colours] }, 75, '#ffd100');
    const onWhite = printTile({ ...print, colours: [...print.colours] }, 75, '#ffffff');
    expect(onYellow.svg).not.toContain('#ffd100');
    expect(onWhite.svg).toContain('#ffd100');
  });

  it('is on a liner only if the liner’s description asks for lines', () => {
    expect(linerTile('blue lines', 25)?.across).toBe(25);
    expect(linerTile('embossed', 25)).toBeUndefined();
  });
});
