import { parseSync } from 'vite';

/** A test, or a step of one, with the groups that it stands in, outermost first. Titles of tables and templates have gaps. */
export interface TestTitle {
  readonly groups: readonly TitlePattern[];
  readonly title: TitlePattern;
}

type Gap = null;
/** The literal parts of a title, with gaps where a value stands. */
export type TitlePattern = readonly (string | Gap)[];

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Call {
  readonly kind: 'group' | 'test' | 'step';
  readonly isTable: boolean;
  readonly title: Node;
}

/**
 * What makes a title that runs; skip, todo and fixme prove nothing. What `skipIf` leaves out by day, or where a module was deleted,
 * runs at night and in the whole product.
 */
const RUNNING = new Set(['skipIf', 'describe', 'each', 'for', 'concurrent', 'sequential', 'serial', 'parallel']);

interface Place {
  readonly groups: readonly TitlePattern[];
  /** A step counts only inside of a test: in a function beside it, it may never be called. */
  readonly isInTest: boolean;
}

/** The titles of all tests that a file runs, and of their steps, read from its syntax: what stands in a comment is none. */
export function titlesOf(file: string, source: string): readonly TestTitle[] {
  const found: TestTitle[] = [];
  visit(parseSync(file, source).program as unknown as Node, { groups: [], isInTest: false }, found);
  return found;
}

function visit(node: Node, place: Place, found: TestTitle[]): void {
  const call = node.type === 'CallExpression' ? callOf(node) : null;
  const title = call === null ? null : patternOf(call.title, call.isTable);
  let inner = place;
  if (call !== null && title !== null) {
    if (call.kind === 'test' || (call.kind === 'step' && place.isInTest)) found.push({ groups: place.groups, title });
    inner = { groups: [...place.groups, title], isInTest: place.isInTest || call.kind === 'test' };
  }
  for (const child of childrenOf(node)) visit(child, inner, found);
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}

function callOf(node: Node): Call | null {
  const [title] = node['arguments'] as readonly Node[];
  const callee = node['callee'] as Node;
  // The table of it.each(table)(title) is a call of its own.
  const isTable = callee.type === 'CallExpression';
  const names = namesOf(isTable ? (callee['callee'] as Node) : callee);
  const [root, ...members] = names ?? [];
  if (title === undefined || root === undefined || !['it', 'test', 'describe'].includes(root)) return null;
  if (root === 'test' && members.length === 1 && members[0] === 'step') return { kind: 'step', isTable, title };
  if (!members.every((member) => RUNNING.has(member))) return null;
  const isGroup = root === 'describe' || members.includes('describe');
  return { kind: isGroup ? 'group' : 'test', isTable, title };
}

/** `test.describe.serial` as its names; null for anything but names. */
function namesOf(node: Node): readonly string[] | null {
  if (node.type === 'Identifier') return [node['name'] as string];
  if (node.type === 'CallExpression') {
    const names = namesOf(node['callee'] as Node);
    return names?.at(-1) === 'skipIf' ? names : null;
  }
  if (node.type !== 'MemberExpression' || node['computed'] === true) return null;
  const owner = namesOf(node['object'] as Node);
  return owner === null ? null : [...owner, (node['property'] as Node)['name'] as string];
}

function patternOf(title: Node, isTable: boolean): TitlePattern | null {
  if (title.type === 'Literal' && typeof title['value'] === 'string') return gapsOf(title['value'], isTable);
  if (title.type !== 'TemplateLiteral') return null;
  const quasis = title['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
  return quasis.flatMap(({ value }, index) => [...(index === 0 ? [] : [null]), ...gapsOf(value.cooked, isTable)]);
}

function gapsOf(text: string, isTable: boolean): TitlePattern {
  if (!isTable) return [text];
  return text.split(/%[sdifjoO#]|\$[\w.]+/).flatMap((part, index) => (index === 0 ? [part] : [null, part]));
}

/** Whether a text is this title. What fills a gap must stand in the file, as the table's value or as its placeholder. */
export function matches(pattern: TitlePattern, text: string, source: string): boolean {
  const parts = pattern.map((part) => (part === null ? '(.+?)' : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  const match = new RegExp(`^${parts.join('')}$`, 's').exec(text);
  return match !== null && match.slice(1).every((value) => source.includes(value.replace(/^"|"$/g, '')));
}
