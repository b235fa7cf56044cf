import type { AddressParameters } from '../shared/address-parameters';

/** Topics and trends that a query selects by name, and the parameter that holds the ids of many. */
const IDS_OF = { topics: 'topicIds', trends: 'trendIds' } as const;
export type NamedSignals = keyof typeof IDS_OF;
const KINDS = Object.keys(IDS_OF) as readonly NamedSignals[];

/** More names, or more characters of names, are written as ids: an address of names would be too long. */
const MOST_NAMES = 50;
const MOST_CHARACTERS = 4000;

/** Stands for the name of an id that is not known, until its data is loaded. */
const UNKNOWN = 'id:';

export function isIdParameter(name: string): boolean {
  return KINDS.some((kind) => IDS_OF[kind] === name);
}

/**
 * The query with the names of the topics and trends that it has ids of, as `topicIds=12.15`.
 * @param nameOf undefined: not known, or not loaded
 */
export function withSignalNames(
  query: AddressParameters,
  nameOf: (kind: NamedSignals, id: string) => string | undefined,
): AddressParameters {
  return query.flatMap(([parameter, value]): AddressParameters => {
    const kind = KINDS.find((candidate) => IDS_OF[candidate] === parameter);
    if (kind === undefined) return [[parameter, value]];
    const ids = value.split('.').filter(isId);
    return ids.map((id) => [kind, nameOf(kind, id) ?? UNKNOWN + id]);
  });
}

/** Selects topics or trends by their ids, where these are numbers, or else by their names. */
export function signalQuery(
  kind: NamedSignals,
  signals: readonly { readonly id: string; readonly name: string }[],
): AddressParameters {
  const ids = signals.map(({ id }) => id);
  return ids.every(isId) ? [[IDS_OF[kind], ids.join('.')]] : signals.map(({ name }) => [kind, name]);
}

/**
 * The query with ids in the place of many names. Names without an id stay.
 * @param idOf undefined: not known
 * @param always also in the place of a few names
 */
export function withIds(
  query: AddressParameters,
  idOf: (kind: NamedSignals) => (name: string) => string | undefined,
  always = false,
): AddressParameters {
  return KINDS.reduce((current, kind) => withIdsOf(current, kind, idOf, always), query);
}

function withIdsOf(
  query: AddressParameters,
  kind: NamedSignals,
  idOf: Parameters<typeof withIds>[1],
  always: boolean,
): AddressParameters {
  const names = query.filter(([parameter]) => parameter === kind).map(([, name]) => name);
  const areMany = always || names.length > MOST_NAMES || encodeURIComponent(names.join('')).length > MOST_CHARACTERS;
  if (names.length === 0 || (!areMany && !names.some(isUnknown))) return query;
  const find = idOf(kind);
  const idByName = new Map(names.map((name) => [name, isUnknown(name) ? name.slice(UNKNOWN.length) : find(name)]));
  const ids = [...new Set(idByName.values())].filter((id) => id !== undefined && isId(id));
  const first = query.findIndex(([parameter]) => parameter === kind);
  return query.flatMap((entry, index): AddressParameters => {
    const id = entry[0] === kind ? idByName.get(entry[1]) : undefined;
    const stays = id === undefined || !isId(id) ? [entry] : [];
    return index === first && ids.length > 0 ? [[IDS_OF[kind], ids.join('.')], ...stays] : stays;
  });
}

function isUnknown(name: string): boolean {
  return /^id:\d+$/.test(name);
}

function isId(text: string): boolean {
  return /^\d+$/.test(text);
}
