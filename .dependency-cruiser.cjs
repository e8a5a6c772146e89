// Imports point down only (docs/architecture.md): app → features → ui → i18n; features → backend (port), domain;
// backend/firebase → domain; functions → domain. scripts/layers.test.ts plants a violation of each rule.

// Tests, and what only tests use.
const TEST = '((\\.test|/testing)\\.tsx?$|/test-support/)';

/** `from` may reach nothing of ours but `to`. */
const onlyTo = (name, comment, from, to, pathNot = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot },
  // Tests of any layer share one helper; the last rule keeps it away from the product.
  to: { path: '^(src|functions|scripts|tests|tools)/', pathNot: [...to, '^src/ui/testing\\.tsx$'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules of a circle can only be understood, tested and loaded together; also where only types hold it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'firebase-in-its-adapter',
      comment: 'Only src/backend/firebase knows the SDK; everything else talks to the port.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/backend/firebase/' },
      to: { path: ['(^|/)node_modules/@?firebase/', '^@?firebase/'] },
    },
    {
      name: 'no-pipelines',
      comment: 'The build leaves out what evaluates them (scripts/firestore/without-pipelines.ts).',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ['(^|/)firebase/firestore/pipelines', '@firebase/firestore/.*pipelines'] },
    },
    {
      name: 'pure-domain',
      comment:
        'The domain runs in browsers, functions, rules tests and scripts: no React, no Firebase, no Node.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TEST },
      to: {
        pathNot: [
          '^src/domain/',
          '/node_modules/(valibot|chrono-node|date-fns|date-fns-tz|ical-generator|uuid)/',
          '^node_modules/(valibot|chrono-node|date-fns|date-fns-tz|ical-generator|uuid)/',
        ],
      },
    },
    onlyTo('domain-on-top-of-nothing', 'Nothing of ours lies below the domain.', '^src/domain/', [
      '^src/domain/',
    ]),
    onlyTo('i18n-at-the-bottom', 'Texts and locales know no feature.', '^src/i18n/', [
      '^src/(i18n|messages)/',
      '^src/(stored|unsaved)\\.ts$',
    ]),
    onlyTo('ui-knows-no-feature', 'The design system is used by features, not the reverse.', '^src/ui/', [
      '^src/(ui|i18n|messages|styles)/',
      '^src/(brand|stored)\\.ts$',
      // How old something is in words is the domain's rule; the component only shows it.
      '^src/domain/relative-time\\.ts$',
      // Why something failed is the port's vocabulary, a plain list; the component only puts it into words.
      '^src/backend/errors\\.ts$',
    ]),
    onlyTo(
      'backend-port-is-thin',
      'The port speaks the domain and nothing else; adapters lie behind it.',
      '^src/backend/(?!firebase/|demo/)',
      ['^src/backend/(?!firebase/|demo/)', '^src/domain/', '^src/(env|brand|stored)\\.ts$'],
    ),
    onlyTo(
      'adapters-below-the-port',
      'An adapter fulfils the port and knows no screen.',
      '^src/backend/(firebase|demo)/',
      [
        '^src/backend/(?!firebase/|demo/)',
        '^src/domain/',
        '^src/(env|brand|stored)\\.ts$',
        '^src/backend/$1/',
      ],
    ),
    onlyTo(
      'features-point-down',
      'A feature stands on ui, i18n, domain and the backend port.',
      '^src/features/',
      [
        '^src/(features|ui|i18n|messages|styles|domain)/',
        '^src/backend/(?!firebase/|demo/)',
        '^src/(brand|encoded-files|env|stored|unsaved)\\.ts$',
      ],
    ),
    {
      name: 'features-by-the-front-door',
      comment:
        'What a feature keeps inside may change freely; others use what its index.ts names, tests its testing.tsx too.',
      severity: 'error',
      from: { path: '^src/(?:features/([^/]+)|app)/' },
      to: {
        path: '^src/features/',
        // The rule on test code keeps testing.tsx away from the product.
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/(index\\.ts|testing\\.tsx)$'],
      },
    },
    {
      name: 'queries-in-api',
      comment:
        'What a feature reads and does is found in its api/, one file an operation; its screens only use it.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: ['^src/features/[^/]+/api/', TEST] },
      to: { path: '(^|/)node_modules/@tanstack/' },
    },
    onlyTo(
      'functions-stand-on-the-domain',
      'Functions share the domain with the app and nothing else.',
      '^functions/',
      ['^functions/', '^src/domain/', '^src/brand\\.ts$'],
    ),
    {
      name: 'tools-stand-alone',
      comment: 'What could be a package of its own knows nothing of this project.',
      severity: 'error',
      from: { path: '^tools/([^/]+)/' },
      to: { path: '^(src|functions|scripts|tests|tools)/', pathNot: '^tools/$1/' },
    },
    {
      name: 'no-test-code-in-the-product',
      comment: 'What only tests need never reaches people.',
      severity: 'error',
      from: { path: '^(src|functions/src)/', pathNot: TEST },
      to: {
        path: [
          TEST,
          '^(tests|scripts|tools)/',
          '/test-support/',
          'node_modules/(vitest|@testing-library|happy-dom)/',
        ],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^functions/(lib|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.app.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
