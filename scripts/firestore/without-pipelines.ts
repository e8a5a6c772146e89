import { type Plugin, parseAst } from 'vite';

interface AstNode {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

/** Functions that tell whether something is a pipeline, and its classes, as the SDK's build names them. */
const TESTS = ['__PRIVATE_isPipeline', '__PRIVATE_targetIsPipelineTarget', '__PRIVATE_isPipelineQueryTarget'];
const CLASSES = ['CorePipeline', '__PRIVATE_RealtimePipeline'];
/** Methods that evaluate a pipeline: a bundler keeps every method of a class, whether it is called or not. */
const METHODS = ['getDocumentsMatchingPipeline', 'getOverlaysForPipeline'];

/** The file of the SDK for browsers that evaluates queries. */
export const SDK_FILE = /@firebase\/firestore\/dist\/common-[^/]+\.esm\.js$/;

const isNode = (value: unknown): value is AstNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Name of an identifier or of a named function. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return '';
  return typeof value.name === 'string' ? value.name : nameOf(value.id);
}

/** What is removed or answered at this place, or an empty string. */
function pipelineIn(node: AstNode): string {
  if (node.type === 'CallExpression') return TESTS.find((name) => name === nameOf(node.callee)) ?? '';
  if (node.type === 'MethodDefinition') return METHODS.find((name) => name === nameOf(node.key)) ?? '';
  if (node.type !== 'BinaryExpression' || node.operator !== 'instanceof') return '';
  return CLASSES.find((name) => name === nameOf(node.right)) ?? '';
}

/**
 * The SDK's code with every test for a pipeline answered by false, so that the bundler drops what evaluates them.
 * @throws when a name is not there any more, as may happen with another version of the SDK.
 */
export function withoutPipelines(code: string): string {
  const missing = new Set([...TESTS, ...CLASSES, ...METHODS]);
  const pieces: string[] = [];
  let copiedTo = 0;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (!isNode(value)) return;
    const name = pipelineIn(value);
    if (!name) {
      for (const child of Object.values(value)) visit(child);
      return;
    }
    missing.delete(name);
    pieces.push(code.slice(copiedTo, value.start), METHODS.includes(name) ? '' : 'false');
    copiedTo = value.end;
  };
  visit(parseAst(code));
  if (missing.size > 0)
    throw new Error(`${[...missing].join(', ')}: not in the Firestore SDK. Correct ${import.meta.filename}.`);
  return pieces.join('') + code.slice(copiedTo);
}

/**
 * Leaves out of a build what evaluates pipelines on the device: the Firestore SDK carries it for every query, and this
 * app uses none (docs/decisions.md 4).
 */
export const firestoreWithoutPipelines = (): Plugin => ({
  name: 'schoolgate:firestore-without-pipelines',
  apply: 'build',
  transform: {
    filter: { id: SDK_FILE },
    handler: (code) => ({ code: withoutPipelines(code), map: null }),
  },
});
