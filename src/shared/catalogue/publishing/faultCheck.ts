import * as v from 'valibot';

/**
 * A check by a function that says what is wrong with a value; undefined if nothing is. valibot's `rawCheck` would call it
 * only once, but visitors would have to download that, too.
 */
export const faultCheck = <Input>(faultOf: (input: Input) => string | undefined) =>
  v.check<Input, (issue: v.CheckIssue<Input>) => string>(
    (input) => faultOf(input) === undefined,
    ({ input }) => faultOf(input) ?? '',
  );
