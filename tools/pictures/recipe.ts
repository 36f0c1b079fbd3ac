import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Colours are sRGB, lengths millimetres. */
const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'A colour is written # and six digits or letters a to f.'),
);
const length = v.pipe(v.number(), v.minValue(0.01));

const print = v.strictObject({
  kind: v.picklist([
    'diagonal',
    'blocks',
    'void',
    'esd',
    'lettering',
    'arrows',
    'lines',
    'grid',
    'dots',
    'chevron',
  ]),
  /** The background, then the inks. */
  colours: v.pipe(v.array(colour), v.minLength(2)),
  text: v.optional(v.string()),
});

const backing = v.strictObject({
  material: v.picklist([
    'film',
    'foil',
    'foam',
    'cloth',
    'paper',
    'crepe',
    'glassCloth',
    'mesh',
    'filament',
    'mineral',
    'beads',
    'prismatic',
    'luminous',
    'clear',
    'rubber',
    'fabric',
    'ptfe',
    'polyimide',
    'copper',
    'kraft',
  ]),
  colour,
  thickness: length,
  gloss: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

const view = v.picklist(['close', 'face', 'applied', 'flat']);
const pose = v.picklist(['standing', 'lying', 'leaning']);
const form = v.picklist([
  'roll',
  'stack',
  'rolls',
  'strip',
  'sheet',
  'mat',
  'spool',
  'piping',
  'ribbon',
  'pads',
  'pipeWrap',
  'reel',
]);

const surface = v.picklist([
  'panel',
  'steel',
  'carton',
  'floor',
  'concrete',
  'chequer',
  'step',
  'wood',
  'glass',
  'tile',
  'fabric',
  'board',
  'pipe',
  'duct',
  'thread',
  'coil',
  'bundle',
  'cable',
  'carpet',
]);

/** How a tape looks: what Blender needs to model it. */
const recipeSchema = v.strictObject({
  form,
  pose: v.optional(pose, 'standing'),
  /** The arrangement is turned on the ground by 0.28 of this, in degrees, so that neighbours in a list differ. */
  turn: v.optional(v.pipe(v.number(), v.minValue(-60), v.maxValue(60)), 0),
  width: length,
  diameter: length,
  core: v.pipe(v.number(), v.minValue(0)),
  coreMaterial: v.optional(v.picklist(['cardboard', 'plastic']), 'cardboard'),
  coreColour: v.optional(colour),
  backing,
  adhesive: v.strictObject({ colour, clear: v.boolean() }),
  /** Whether both faces are adhesive: the liner is then the outer face of the roll. */
  doubleSided: v.optional(v.boolean(), false),
  liner: v.nullable(
    v.strictObject({
      material: v.picklist(['paper', 'film', 'kraft']),
      colour,
      print: v.optional(v.string()),
    }),
  ),
  print: v.nullable(print),
  /** The further rolls; fields left out are as on the first. */
  more: v.optional(
    v.array(
      v.strictObject({
        colour,
        width: v.optional(length),
        diameter: v.optional(length),
        print: v.optional(v.nullable(print)),
      }),
    ),
    [],
  ),
  /** What the tape is stuck to in the `applied` view, and what a `strip` lies on. */
  surface: v.optional(surface, 'panel'),
  /** The colour of what the tape is wound on: a pipe, a duct, a coil's bobbin, tubes, a sheath. Other surfaces keep theirs. */
  surfaceColour: v.optional(colour),
  views: v.pipe(v.array(view), v.minLength(1), v.maxLength(2)),
  /** What the main picture shows. Further views have no text, because a product's record holds only one. */
  alt: v.pipe(v.string(), v.minLength(20), v.maxLength(120)),
});

export type Recipe = v.InferOutput<typeof recipeSchema>;

const recipesSchema = v.record(v.string(), recipeSchema);

/**
 * The position: to the right of the middle, behind it, and above the ground. `turn` is in degrees; a product turns by half
 * of it, except in the `applied` view.
 */
const placed = {
  x: v.optional(v.number()),
  y: v.optional(v.number()),
  on: v.optional(v.number(), 0),
  turn: v.optional(v.number()),
};

const sceneSchema = v.strictObject({
  /** `hero` is 3:2, `share` 1200 x 630 px. */
  size: v.optional(v.picklist(['4:3', 'hero', 'share']), '4:3'),
  /** Fields given here override those of the product's recipe. */
  items: v.pipe(
    v.array(
      v.strictObject({
        product: v.string(),
        form: v.optional(form),
        pose: v.optional(pose),
        /** What it is stuck to in the `applied` view. */
        surface: v.optional(surface),
        colour: v.optional(colour),
        ...placed,
      }),
    ),
    v.minLength(1),
  ),
  props: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist([
          'carton',
          'pipe',
          'panel',
          'fabric',
          'circuitBoard',
          'stairStep',
          'duct',
          'flange',
          'heatSink',
          'solarModule',
          'glass',
          'cylinder',
          'wood',
        ]),
        colour: v.optional(colour),
        width: v.optional(length),
        depth: v.optional(length),
        height: v.optional(length),
        /** The colour of a carton's sealing tape. */
        tape: v.optional(colour),
        ...placed,
      }),
    ),
    [],
  ),
  /** `applied` shows the first item only, stuck to its surface. */
  view: v.picklist(['close', 'wide', 'top', 'applied']),
  alt: v.pipe(v.string(), v.minLength(20), v.maxLength(140)),
});

export type Scene = v.InferOutput<typeof sceneSchema>;

const folder = join(import.meta.dirname, 'recipes');

function valid<Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  const result = v.safeParse(schema, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`${file}:\n${problems.join('\n')}`);
}

/** Every product's recipe by the product's id. Throws an error that names file and field if a recipe is invalid. */
export function readRecipes(): Map<string, Recipe> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'scenes.json');
  return new Map(files.flatMap((file) => Object.entries(valid(file, recipesSchema))));
}

/** The scenes by name: home-hero, share, category-…, industry-…, article-…. */
export function readScenes(): Map<string, Scene> {
  return new Map(Object.entries(valid('scenes.json', v.record(v.string(), sceneSchema))));
}
