/* Where the tests' servers answer. `.env.e2e` tells the build the same; a unit test compares the two. */

/** The site that the end-to-end tests build. */
export const SITE_PORT = 4174;
export const SITE_URL = `http://localhost:${SITE_PORT}`;

/** What stands in for the form service. */
export const FORM_SERVICE_PORT = 4175;
export const FORM_SERVICE = `http://localhost:${FORM_SERVICE_PORT}/enquiries`;
