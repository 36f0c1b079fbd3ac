/** The address of a script of the site, by the name of the module that the build named it after. */
export const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** What starts every page. */
export const ENTRY = codeOf('index');

/** The pages' loaders, which fetch the rest of a long list. */
export const LOADERS = codeOf('loaders');

/** What a form needs once it is used. */
export const LATE_CODE = codeOf('lateCode');

/** The rules of all pages, which the script brings along. */
export const STYLE_SHEET = /\/assets\/style-[^/]*\.css$/;
