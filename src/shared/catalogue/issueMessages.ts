import * as v from 'valibot';

/** What is wrong with a record, by the path of the field; under "id" what concerns the record as a whole. */
export const issueMessages = (issues: readonly v.BaseIssue<unknown>[]): Record<string, string> =>
  Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? 'id', issue.message]));
