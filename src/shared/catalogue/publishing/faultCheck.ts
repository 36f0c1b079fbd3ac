import * as v from 'valibot';

/**
 * A check by a function that says what is wrong with a value; undefined if nothing is. Not by valibot's `rawCheck`, which
 * would ask it only once: visitors would download that with the rest of valibot.
 */
export const faultCheck = <Input>(faultOf: (input: Input) => string | undefined) =>
  v.check<Input, (issue: v.CheckIssue<Input>) => string>(
    (input) => faultOf(input) === undefined,
    ({ input }) => faultOf(input) ?? '',
  );
