import { afterEach } from 'vitest';
import { removeRendered } from './render';

afterEach(removeRendered);
