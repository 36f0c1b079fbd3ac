/** What an autocomplete says if nothing that it offers is called like this. */
export const noneNamed = (one: string, text: string) => `No ${one} has “${text}” in its name.`;
