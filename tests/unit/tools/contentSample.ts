import { type Defaults, readDefaults } from '../../../tools/content/readDefaults';

/** Content with its settings as a list, as in the owner's file. */
export const asInFile = ({ settings, ...others }: Defaults) => ({ ...others, settings: [settings] });

export const allContent = () => asInFile(readDefaults());

/** The text of a file from the admin with this content, which does not say what it was edited on. */
export const fileOf = (content: unknown) =>
  JSON.stringify({ format: 'tape-catalogue-content', version: 1, content });
