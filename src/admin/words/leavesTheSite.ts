/** What a deletion does, and when. `subject`: such as "It disappears". */
export const leavesTheSite = (subject: string): string =>
  `${subject} from the site in this browser now, and for visitors once you publish.`;
