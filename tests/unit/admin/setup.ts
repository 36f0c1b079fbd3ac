import { afterEach } from 'vitest';
import { removeRendered } from './support/render';

/* For tests of the admin's screens, besides what is for all tests. */

afterEach(removeRendered);
