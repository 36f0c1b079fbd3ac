/** What a deletion does, and when. @param who such as "It disappears" */
export const leavesTheSite = (who: string): string =>
  `${who} from the site in this browser now, and for visitors once you publish.`;
