// No circles of folders either. A run of its own, because tests may look across folders and the product may not:
// scripts/layers.test.ts plants one.

const { forbidden, options } = require('./.dependency-cruiser.cjs');

const { from } = forbidden.find(({ name }) => name === 'no-test-code-in-the-product');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment:
        'Of two folders that need each other, neither can be understood alone. What both need lies below them.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, from.pathNot] } },
};
