import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { admin } from '../../tools/hosting/rules';
import { siteFolder } from '../builtSite';
import { isSample } from '../sample/isSample';
import { withoutSnippets } from '../withoutSnippets';
import { pages } from './pages';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React and Vite write HTML like this, and browsers accept it.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's useId begins with an underscore, as HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // ARIA allows a list to have a name; only the rule's strict mode does not.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The Content-Security-Policy forbids them all; by default the rule lets "display" pass.
    'no-inline-style': ['error', { allowedProperties: [] }],
    // Telephone numbers are the owner's text; the style sheet keeps each on one line.
    'tel-non-breaking': 'off',
    // It counts `&amp;` as five characters; head.test.ts counts the decoded text.
    'long-title': 'off',
    // The owner's own texts may skip a level, and a file that is loaded may hold an empty heading.
    ...(!isSample && { 'heading-level': 'off', 'empty-heading': 'off' }),
    // This site's own files need no integrity hash.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));
const files = [...pages.map(({ file }) => file), admin.shell];

it.each(files)('%s is valid HTML', (file) => {
  const { results } = validator.validateStringSync(
    withoutSnippets(readFileSync(join(siteFolder, file), 'utf8')),
  );
  const messages = results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
});
