import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';

/**
 * The part of a style sheet that a page's HTML uses, to be painted before the sheet has come. What is left out could not
 * match anything in it. Order and layers stay, so that the whole sheet behind it changes nothing.
 */
export function criticalStyles(sheet: string, html: string): string {
  const root = parse(sheet);
  const names = namesIn(html);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, names));
    if (rule.selector === '') rule.remove();
  });
  root.walkComments((comment) => void comment.remove());
  // A face that is fetched is not there for the first paint.
  root.walkAtRules('font-face', (face) => void (isOfDevice(face) || face.remove()));
  removeUnused(root, html);
  removeEmpty(root);
  return root.toString();
}

const isOfDevice = (face: AtRule) => !/url\(/.test(face.toString());

/**
 * A style sheet without the faces of the device, which every page has among its critical styles: named a second time, they
 * would be looked for again, and all words laid out anew.
 */
export function withoutDeviceFaces(sheet: string): string {
  const root = parse(sheet);
  root.walkAtRules('font-face', (face) => void (isOfDevice(face) && face.remove()));
  return root.toString();
}

interface Names {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

function namesIn(html: string): Names {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replace(/&[^;]+;/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/),
  );
  const tags = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
  return { classes: new Set(classes), tags: new Set(tags) };
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

// Escaped characters are moved out of the way of the patterns, to where no class has any.
const MOVED = 0xe000;
const moved = (code: number) => String.fromCharCode(MOVED + code);
const movedBack = (name: string) =>
  name.replace(/[\ue000-\uf8ff]/g, (character) => String.fromCharCode(character.charCodeAt(0) - MOVED));

/** Whether all classes and elements that a selector names are there. States, attributes and conditions may come true. */
function canMatch(selector: string, { classes, tags }: Names): boolean {
  let plain = selector
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, code: string) => moved(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, (_, character: string) => moved(character.charCodeAt(0)))
    .replace(/\[[^\]]*\]/g, '');
  for (let inner = ''; inner !== plain; ) {
    inner = plain;
    plain = plain.replace(/:[a-z-]+\([^()]*\)/g, '');
  }
  const named = [...plain.matchAll(/\.([\w\ue000-\uf8ff-]+)/g)].map(([, name = '']) => movedBack(name));
  const elements = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi)].map(([, tag = '']) =>
    tag.toLowerCase(),
  );
  return named.every((name) => classes.has(name)) && elements.every((tag) => tags.has(tag));
}

/** Takes out custom properties and animations that nothing left over names, until each is named. */
function removeUnused(root: Root, html: string): void {
  for (let before = ''; before !== root.toString(); ) {
    before = root.toString();
    const used = new Set([...(before + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (declaration) => void (used.has(declaration.prop) || declaration.remove()));
    root.walkAtRules('property', (rule) => void (used.has(rule.params) || rule.remove()));
    root.walkAtRules('keyframes', (rule) => void (isAnimated(root, rule.params) || rule.remove()));
    root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  }
}

function isAnimated(root: Root, name: string): boolean {
  let found = false;
  root.walkDecls(/^(--animate-|animation)/, ({ value }) => {
    found ||= value.split(/[\s,]+/).includes(name);
  });
  return found;
}

/** An empty layer stays as a word, as its place among the others counts. */
function removeEmpty(container: { nodes?: ChildNode[] | undefined }): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length > 0) continue;
    if (node.name === 'layer') node.replaceWith({ name: 'layer', params: node.params });
    else node.remove();
  }
}
