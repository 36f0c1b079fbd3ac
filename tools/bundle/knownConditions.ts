import type { Plugin } from 'vite';

/*
 * Some libraries check at run time what this project knows at build time. With the answers written into their code, the
 * bundler drops what never runs: 9 kB of the script that every page starts with. The development server and the unit
 * tests use the libraries unchanged.
 */

type Answer = { text: RegExp; answer: string };

const ROUTER = /\/react-router\/dist\/[^/]+\/chunk-[^/]+\.mjs$/;
const ADMIN_ROUTER = /\/ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/;
const REACT_DOM = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const HELMET = /\/react-helmet-async\/lib\/index\.esm\.js$/;

const answers: readonly { module: RegExp; known: readonly Answer[] }[] = [
  {
    module: ROUTER,
    known: [
      // The package gives every bundler its development build. Only this line makes it one.
      { text: /^var ENABLE_DEV_WARNINGS = true;$/m, answer: 'var ENABLE_DEV_WARNINGS = false;' },
      // No framework mode, no server components.
      { text: /\bReact\d*\.useContext\(FrameworkContext\)/g, answer: 'undefined' },
      { text: /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, answer: '' },
      { text: /\bthis\.context\b/g, answer: 'false' },
      // Options that routes.tsx and main.tsx do not use.
      { text: /\b(?:init|opts\?)\.instrumentations\b/g, answer: 'undefined' },
      { text: /\binit\.patchRoutesOnNavigation\b/g, answer: 'undefined' },
      { text: /\bif \(isFogOfWar\)/g, answer: 'if (false)' },
      // Only top-level routes could fall back to it, and each of them has an ErrorBoundary.
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
      // No route has an action: forms are posted by the browser itself, or by fetch.
      { text: /!opts \|\| !isSubmissionNavigation\(opts\)/, answer: 'true' },
      {
        text: /\bopts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g,
        answer: 'false',
      },
      // No fetchers, and no changes of the routes.
      { text: /^ {4}(?:fetch: fetch2|patchRoutes|_internalSetRoutes),$/gm, answer: '' },
      // main.tsx passes the data that the page contains.
      { text: /\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, answer: 'opts?.hydrationData' },
      // Names for developer tools; they keep the bundler from dropping unused components.
      { text: /^\w+\.displayName = "\w+";$/gm, answer: '' },
    ],
  },
  {
    module: ADMIN_ROUTER,
    // The admin runs inside the site's router, and needs no hash router of its own.
    known: [{ text: /\bif \(isInRouter\)/, answer: 'if (true)' }],
  },
  {
    module: REACT_DOM,
    // What it throws to itself as signals, made while it loads. A real error notes where it was made, for which V8
    // compiles the whole file once more if developer tools or Lighthouse look on.
    known: [
      {
        text: /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
        answer: '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
      },
    ],
  },
  {
    module: HELMET,
    known: [
      { text: /\bif \(isReact19\)/g, answer: 'if (true)' },
      // Only older versions of React use it.
      { text: /\bif \(helmetData && !\(helmetData instanceof HelmetData\)\)/, answer: 'if (false)' },
      { text: /^import shallowEqual from "shallowequal";$/m, answer: '' },
      // Incorrect use shows during development.
      { text: /\bthis\.warnOnInvalidChildren\(child, nestedChildren\);/, answer: '' },
      { text: /^ {2}warnOnInvalidChildren\(.+\{\n(?: {4}.*\n)+ {2}\}$/m, answer: '' },
      { text: /^import invariant from "invariant";$/m, answer: '' },
      // It compares all tags with the previous ones. Its three users only render again if a tag may have changed.
      { text: /!fastCompare\(without\(.+?\), without\(.+?\)\)/, answer: 'true' },
    ],
  },
];

/**
 * @throws {Error} if the environment asks for the libraries' development versions; at the end of the build, if a library
 * no longer contains one of the texts and must be reviewed
 */
export function knownConditionsPlugin(): Plugin {
  const found = new Set<Answer>();
  return {
    name: 'known-conditions',
    apply: 'build',
    configResolved({ isProduction }) {
      if (!isProduction)
        throw new Error(
          `NODE_ENV is "${process.env.NODE_ENV}": visitors would download React's development version. Build without it.`,
        );
    },
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
