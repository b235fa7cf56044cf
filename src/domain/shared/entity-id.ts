declare const kind: unique symbol;

/** Identifier of one entity. Wire ids may be numbers or numeric strings; inside there is only this one form. */
export type EntityId<Kind extends string> = string & { readonly [kind]: Kind };

export type SowId = EntityId<'sow'>;
export type ShiftId = EntityId<'shift'>;
export type TrendId = EntityId<'trend'>;
export type TopicId = EntityId<'topic'>;
export type ExperimentId = EntityId<'experiment'>;

/**
 * Reads an identifier from anything that came over the wire or out of an address.
 * @returns undefined where there is no usable id: not a finite number, not a string, or blank.
 */
export function parseEntityId<Kind extends string>(raw: unknown): EntityId<Kind> | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw) as EntityId<Kind>;
  if (typeof raw === 'string' && raw.trim() !== '') return raw.trim() as EntityId<Kind>;
  return undefined;
}

/** For ids that are known to be good: literals in code, tests and routes that already matched. */
export function entityId<Kind extends string>(value: string | number): EntityId<Kind> {
  const id = parseEntityId<Kind>(value);
  if (id === undefined) throw new Error(`Not an id: ${JSON.stringify(value)}`);
  return id;
}
