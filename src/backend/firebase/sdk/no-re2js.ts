/**
 * In place of the `re2js` package (46 kB gzip) that the Firestore SDK brings along to evaluate regular expressions of
 * local pipelines, which this app never uses (docs/decisions.md 4). Aliased in vite.config.ts.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Regular expressions of local pipelines are left out of this build');
  },
};
