/** Attributes that say how something looks, or join it to something else on the page. */
const LOOKS = /^(class|className|style|variant|size|tone|icon|key|id|aria-hidden|width|height|viewBox)$/;
/** Functions whose words are a name: of a message, of styles. */
const NAMING = /^(t|i18n\.t|useTranslation|cn|clsx)$/;

/** What notes something in the log: nothing depends on what it says, and what it may not say has tests of its own. */
const LOGGING = /^(logFailure|logProviderError|log\.\w+)$/;

/** The text `a` or `a.b` of what is called. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' ? `${nameOf(callee.object)}.${callee.property.name}` : '';
}

/** Whether a text is the path of documents that a trigger listens to, or of its schedule. */
const isOfTrigger = (path) =>
  /\{\w+\}/.test(path.node.value ?? '') ||
  (path.parentPath.isObjectProperty() && /^(document|schedule|timeZone|region)$/.test(path.parent.key.name));

/** Code in which no decision is made is not mutated: to notice its mutants, tests would have to repeat it. */
const ignorer = {
  shouldIgnore(path) {
    if (path.isJSXAttribute() && LOOKS.test(path.node.name.name)) return 'looks';
    // A blank between two parts of a line.
    if (path.isJSXExpressionContainer() && path.node.expression.value === ' ') return 'looks';
    const isWord = path.isStringLiteral() || path.isTemplateLiteral();
    // Of several files of messages as of one.
    const given = path.parentPath?.isArrayExpression() ? path.parentPath : path;
    if (isWord && given.parentPath.isCallExpression() && NAMING.test(nameOf(given.parent.callee)))
      return 'name';
    // For who reads the answer of a call by hand: the app has words of its own for each code.
    if (
      isWord &&
      path.key === 1 &&
      path.parentPath.isNewExpression() &&
      nameOf(path.parent.callee) === 'HttpsError'
    )
      return 'name';
    const isLogged = path.findParent(
      (one) => one.isCallExpression() && LOGGING.test(nameOf(one.node.callee)),
    );
    if (isLogged) return 'log';
    // Where and when a trigger runs is read when the backend starts, before there is a mutant.
    if (isWord && isOfTrigger(path)) return 'trigger';
    // Of a step, so that a repetition knows which are done: any will do.
    if (isWord && path.parentPath.isObjectProperty() && path.parent.key.name === 'name') {
      const { properties } = path.parentPath.parent;
      if (properties.some(({ key }) => key?.name === 'run')) return 'name';
    }
    return undefined;
  },
};

/** Whether a mutant is of the sample that runs now. */
export const isOfSample = (id) => Number(id) % Number(process.env.SCHOOLGATE_MUTATE_EVERY ?? 1) === 0;

/** Of a sample, only every nth mutant runs; the others are set aside as if they did not compile. */
const sampler = () => ({
  init: async () => undefined,
  check: async (mutants) =>
    Object.fromEntries(
      mutants.map(({ id }) => [
        id,
        isOfSample(id) ? { status: 'passed' } : { status: 'compileError', reason: 'not of the sample' },
      ]),
    ),
  // All at once, as the answer is known.
  group: async (mutants) => [mutants.map(({ id }) => id)],
});
sampler.inject = [];

export const strykerPlugins = [
  { kind: 'Ignore', name: 'without-logic', value: ignorer },
  { kind: 'Checker', name: 'sample', factory: sampler },
];
