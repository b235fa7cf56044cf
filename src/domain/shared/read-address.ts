import type { AddressParameters } from './address-parameters';
import type { LinkParameters } from './link-parameters';

/** An address, with what was damaged on the way repaired where it is clear. */
export interface ReadAddress {
  readonly pathname: string;
  readonly query: AddressParameters;
  /** What could not be read and is left out, such as 'topic_id=abc'. */
  readonly unused: readonly string[];
  /** It differs from the address as it came. */
  readonly isRepaired: boolean;
}

type Parameter = AddressParameters[number];

/**
 * The one reader of addresses (specification, section 2, and what mail programs, chats and people do to links): soft line
 * breaks with '=', encoding once too often, `&amp;`, punctuation of the sentence around the link, invisible characters.
 * An address that the product has written is read as it is. Names that are none of the product's stay untouched.
 * @param pathname below the product's own path
 * @param parameters of the query, decoded
 * @param known what the product's parameters hold
 */
export function readAddress(pathname: string, parameters: AddressParameters, known: LinkParameters): ReadAddress {
  const path = readPath(pathname);
  const came = [...path.query, ...parameters];
  const unused: string[] = [];
  const read = came.flatMap((parameter): AddressParameters => {
    if (isWhole(parameter, known)) return [parameter];
    const repaired = repair(textOf(parameter), known);
    if (repaired !== null) return repaired;
    const [name, value] = parameter;
    if (known.judged(name, value) !== 'bad' || known.takesOthers(name)) return [parameter];
    unused.push(shortened(textOf(parameter)));
    return [];
  });
  const query = withOneCard(read);
  const isSame = query.length === came.length && query.every((parameter, index) => parameter === came[index]);
  return { pathname: path.pathname, query, unused, isRepaired: !isSame || path.pathname !== pathname };
}

function isWhole([name, value]: Parameter, known: LinkParameters): boolean {
  return known.judged(name, value) === 'good' && !known.isRunOn(name, value);
}

function textOf([name, value]: Parameter): string {
  return value === '' ? name : `${name}=${value}`;
}

/** One card is open at a time; the topic's, where a link names both (specification, section 4). */
function withOneCard(query: AddressParameters): AddressParameters {
  const isOf = (wanted: string): boolean => query.some(([name]) => name === wanted);
  return isOf('topic_id') && isOf('trend_id') ? query.filter(([name]) => name !== 'trend_id') : query;
}

const LONGEST_NAMED = 60;

function shortened(text: string): string {
  return text.length > LONGEST_NAMED ? `${text.slice(0, LONGEST_NAMED)}…` : text;
}

/** How many kinds of damage one parameter may have. */
const MOST_STEPS = 3;
/** Longer texts are not looked into: no link that a person follows has such a parameter of ids and words. */
const LONGEST_TEXT = 2000;

/** @returns null where no repair makes parameters of the product of it, or several do */
function repair(text: string, known: LinkParameters): AddressParameters | null {
  if (text.length > LONGEST_TEXT) return null;
  const seen = new Set([text]);
  let texts: readonly string[] = [text];
  for (let step = 0; step <= MOST_STEPS; step++) {
    const whole = new Map(
      texts.flatMap((each) => wholeParameters(each, known)).map((found) => [JSON.stringify(found), found]),
    );
    // Of several readings the one that explains most of the text: a text may hold anything.
    const most = Math.max(...[...whole.values()].map(({ length }) => length));
    const clearest = [...whole.values()].filter(({ length }) => length === most);
    if (clearest.length > 0) return clearest.length === 1 ? (clearest[0] ?? null) : null;
    texts = texts.flatMap(attempts).filter((each) => !seen.has(each) && seen.add(each));
  }
  return null;
}

/** The parameters that a text spells, if all of them are the product's. Separate ones stand on lines of their own. */
function wholeParameters(text: string, known: LinkParameters): readonly AddressParameters[] {
  const parameters = text.split('\n').map(parameterOf);
  return parameters.every((parameter) => isWhole(parameter, known)) ? [parameters] : [];
}

function parameterOf(text: string): Parameter {
  const at = text.indexOf('=');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** What cannot be seen: zero-width characters, marks of direction, soft hyphens, control characters. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu;
const EDGES = /^[^\p{L}\p{N}.-]+|[^\p{L}\p{N}]+$/gu;

/** Each kind of damage undone once. */
function attempts(text: string): readonly string[] {
  const lines = text.split('\n');
  const each = (change: (line: string) => string): string => lines.map(change).join('\n');
  return [
    each((line) => line.replace(INVISIBLE, '')),
    each((line) => line.replace(/^(?:[&?]|amp;|#38;)+/, '')),
    each((line) => line.replace(/(?<==).*$/s, (value) => value.replace(EDGES, ''))),
    each((line) => line.replace(/[^\p{L}\p{N}]$/u, '')),
    each((line) => line.replaceAll(/\s+/g, '')),
    // Quoted-printable writes '=' as '=3D'.
    each((line) => line.replaceAll('=3D', '=')),
    each(decodedOnce),
    each((line) => line.replaceAll(/[&?](?:amp;)*(?=\w+(?:=|%3D))/gi, '\n')),
    each((line) => line.replace(/^(\w+)=(.+)$/, (whole, name: string, value: string) => listOf(name, value) ?? whole)),
    // A soft line break: one '=' and the break, anywhere.
    ...[...text.matchAll(/=[\s\p{Cc}]*/gu)].map(
      ({ index, 0: { length } }) => text.slice(0, index) + text.slice(index + length),
    ),
  ];
}

/** 'status=3,4' as one parameter for each value. */
function listOf(name: string, value: string): string | null {
  const values = value.split(/[,;]\s*/).filter((each) => each !== '');
  return values.length > 1 ? values.map((each) => `${name}=${each}`).join('\n') : null;
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Ids of projects that can be told from what was written after them. */
const PROJECT = /^(?:\d+|own-\d{8}[\w-]*)$/;

/**
 * Repairs the project's part of a path, and finds a query that was glued to it. '/sow/{id}' is the home page of its
 * project (specification, section 2): it has one address, so that it is one page view.
 */
function readPath(pathname: string): Pick<ReadAddress, 'pathname' | 'query'> {
  const [, screen = '', project = '', ...others] = pathname.split('/');
  const decoded = decodedOnce(project);
  const [, glued = decoded, query = ''] = /^(.*?)[?&](?:amp;)*(\w+=.*)$/s.exec(decoded) ?? [];
  const bare = glued.replace(INVISIBLE, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const isClear = bare !== decoded && PROJECT.test(bare);
  const segment = isClear ? bare : project;
  const isHome = screen === 'sow' && segment !== '' && others.every((part) => part === '');
  return {
    pathname: isHome ? `/homepage/${segment}` : isClear ? `/${[screen, segment, ...others].join('/')}` : pathname,
    query: isClear && query !== '' ? query.split('&').map(parameterOf) : [],
  };
}
