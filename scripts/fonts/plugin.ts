import type { Plugin } from 'vite';
import { makeSubsets } from './subsets.ts';

/**
 * Style sheets name the subsets of our faces as `@fonts/<name>.woff2`. The faces as they come bring several times the
 * characters, features and weights that a page uses, and are fetched for the pages that use them.
 */
export const fonts = (): Plugin => ({
  name: 'schoolgate:fonts',
  config: async () => ({ resolve: { alias: [{ find: '@fonts', replacement: await makeSubsets() }] } }),
});
