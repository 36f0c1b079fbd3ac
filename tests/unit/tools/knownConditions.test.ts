import { expect, it } from 'vitest';
import { knownConditionsPlugin } from '../../../tools/bundle/knownConditions';

/** Calls one of the plugin's hooks, none of which uses the bundler. */
function call(
  plugin: ReturnType<typeof knownConditionsPlugin>,
  hook: 'buildEnd' | 'configResolved',
  argument?: unknown,
) {
  const found = plugin[hook];
  if (typeof found !== 'function') throw new Error(`There is no ${hook}`);
  return Reflect.apply(found, undefined, [argument]);
}

it('a build ends with an error if a library no longer holds a text whose answer is known', () => {
  expect(() => call(knownConditionsPlugin(), 'buildEnd')).toThrow('ENABLE_DEV_WARNINGS');
});

it('a build that failed before keeps its own error', () => {
  expect(() => call(knownConditionsPlugin(), 'buildEnd', new Error('No such file'))).not.toThrow();
});

it('a build with the libraries’ development versions is refused', () => {
  const resolved = (isProduction: boolean) => () =>
    call(knownConditionsPlugin(), 'configResolved', { isProduction });
  expect(resolved(false)).toThrow('Build without it');
  expect(resolved(true)).not.toThrow();
});
