declare const kind: unique symbol;

/** The id of an entity. Numbers and strings on the wire become one type of string. */
export type EntityId<Kind extends string> = string & { readonly [kind]: Kind };

export type SowId = EntityId<'sow'>;
export type ShiftId = EntityId<'shift'>;
export type TrendId = EntityId<'trend'>;
export type TopicId = EntityId<'topic'>;
export type ExperimentId = EntityId<'experiment'>;

/** Reads an id from the wire or from an address. @returns undefined for anything but a finite number or non-blank string */
export function parseEntityId<Kind extends string>(raw: unknown): EntityId<Kind> | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw) as EntityId<Kind>;
  if (typeof raw === 'string' && raw.trim() !== '') return raw.trim() as EntityId<Kind>;
  return undefined;
}

/** For ids that are known to be valid. @throws Error for others */
export function entityId<Kind extends string>(value: string | number): EntityId<Kind> {
  const id = parseEntityId<Kind>(value);
  if (id === undefined) throw new Error(`Not an id: ${JSON.stringify(value)}`);
  return id;
}
