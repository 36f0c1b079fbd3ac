/* The addresses of the tests' servers. `.env.e2e` gives the build the same ones; a unit test compares the two. */

/** The site that the end-to-end tests build, and its folder, relative to the project's. */
export const SITE_URL = 'http://localhost:4174';
export const SITE_FOLDER = '.cache/e2e-site';

/** The stand-in for the form service. */
export const FORM_SERVICE_PORT = 4175;
export const FORM_SERVICE = `http://localhost:${FORM_SERVICE_PORT}/enquiries`;
