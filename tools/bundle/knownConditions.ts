import type { Plugin } from 'vite';

/*
 * Libraries that decide while they run what this project knows when it is built: with the answer in its place the
 * bundler leaves out what never runs: 6 kB of the script that every page starts with. The development server takes the
 * libraries as they are, and so do the unit tests.
 */

type Answer = { text: RegExp; answer: string };

const ROUTER = /\/react-router\/dist\/[^/]+\/chunk-[^/]+\.mjs$/;
const ADMIN_ROUTER = /\/ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/;
const HELMET = /\/react-helmet-async\/lib\/index\.esm\.js$/;

const answers: readonly { module: RegExp; known: readonly Answer[] }[] = [
  {
    module: ROUTER,
    known: [
      // The package leads every bundler to its development build. This line is all that makes it one.
      { text: /^var ENABLE_DEV_WARNINGS = true;$/m, answer: 'var ENABLE_DEV_WARNINGS = false;' },
      // No framework mode, no server components.
      { text: /\bReact\d*\.useContext\(FrameworkContext\)/g, answer: 'undefined' },
      { text: /\bReact\d*\.useContext\(RSCRouterContext\)/g, answer: 'false' },
      { text: /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, answer: '' },
      { text: /\bthis\.context\b/g, answer: 'false' },
      // Options that routes.tsx and main.tsx do not use.
      { text: /\b(?:init|opts\?)\.instrumentations\b/g, answer: 'undefined' },
      { text: /\binit\.patchRoutesOnNavigation\b/g, answer: 'undefined' },
      // The routes at the top, which alone could fall back on it, have an ErrorBoundary each.
      { text: /\bmatch\.route\.errorElement \|\| defaultErrorElement\b/, answer: 'match.route.errorElement' },
      // No route has middleware.
      {
        text: /\binit\.dataStrategy \|\| defaultDataStrategyWithMiddleware\b/,
        answer: 'defaultDataStrategy',
      },
      {
        text: /\blet runClientMiddleware = isStaticHandler \?(?:.*\n)+? {2}\};\n(?= {2}let results)/,
        answer: 'let runClientMiddleware;\n',
      },
      // main.tsx hands over what the page holds.
      { text: /\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, answer: 'opts?.hydrationData' },
      // Names for developers' tools; they keep components that nothing else uses.
      { text: /^\w+\.displayName = "\w+";$/gm, answer: '' },
    ],
  },
  {
    module: ADMIN_ROUTER,
    // The admin stands inside the site's router, and needs no hash router of its own.
    known: [{ text: /\bif \(isInRouter\)/, answer: 'if (true)' }],
  },
  {
    module: HELMET,
    known: [
      { text: /\bif \(isReact19\)/g, answer: 'if (true)' },
      // Read by older versions of React alone.
      { text: /\bif \(helmetData && !\(helmetData instanceof HelmetData\)\)/, answer: 'if (false)' },
      { text: /^import shallowEqual from "shallowequal";$/m, answer: '' },
      // Whether it is used rightly is seen while developing.
      { text: /\bthis\.warnOnInvalidChildren\(child, nestedChildren\);/, answer: '' },
      { text: /^ {2}warnOnInvalidChildren\(.+\{\n(?: {4}.*\n)+ {2}\}$/m, answer: '' },
      { text: /^import invariant from "invariant";$/m, answer: '' },
      // It compares each tag with the one before. Its three users are drawn anew only where one may have changed.
      { text: /!fastCompare\(without\(.+?\), without\(.+?\)\)/, answer: 'true' },
      { text: /^import fastCompare from "react-fast-compare";$/m, answer: '' },
    ],
  },
];

/** @throws {Error} at the build's end, where a library has none of a text any more: look at it anew */
export function knownConditionsPlugin(): Plugin {
  const found = new Set<Answer>();
  return {
    name: 'known-conditions',
    apply: 'build',
    transform: {
      filter: { id: answers.map(({ module }) => module) },
      handler(code, id) {
        const known = answers.flatMap((library) => (library.module.test(id) ? library.known : []));
        return known.reduce((changed, condition) => {
          const { text, answer } = condition;
          const next = changed.replace(text, answer);
          if (next !== changed) found.add(condition);
          return next;
        }, code);
      },
    },
    buildEnd(error) {
      if (error) return;
      const missing = answers.flatMap(({ known }) => known).filter((condition) => !found.has(condition));
      if (missing.length > 0)
        throw new Error(
          `tools/bundle/knownConditions.ts finds no ${missing.map(({ text }) => text).join(', ')}`,
        );
    },
  };
}
