import * as v from 'valibot';
import { entityId, type TopicId } from '../../domain/shared/entity-id';
import type { MemberId } from '../../domain/team/member-record';
import { commentLine } from '../../domain/team/record-edits';

/** Ids of members become file names in the own browser only; those of others are compared, never used as a path. */
export const MEMBER_ID = /^[a-z0-9][a-z0-9-]{0,63}$/;

export const memberId = v.pipe(
  v.string(),
  v.regex(MEMBER_ID),
  v.transform((id) => entityId<'member'>(id)),
) as v.GenericSchema<unknown, MemberId>;

export const shortId = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));

export const topicId = v.pipe(
  shortId,
  v.transform((id) => entityId<'topic'>(id)),
) as v.GenericSchema<unknown, TopicId>;

/** As the product writes it, of this century and the next: others would compare wrongly as texts. */
const WRITTEN_TIME = /^2[01]\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;

/** @returns null for anything but a time */
export function readTime(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > 40) return null;
  if (WRITTEN_TIME.test(raw)) return raw;
  const date = new Date(raw);
  const isUsable = date.getTime() > Date.UTC(2000, 0) && date.getTime() < Date.UTC(2200, 0);
  return isUsable ? date.toISOString() : null;
}

export const time = v.pipe(v.unknown(), v.transform(readTime), v.string('is not a time'));

export function cut(text: string, limit: number): string {
  return text.length <= limit ? text : [...text].slice(0, limit).join('');
}

/** A text that is cut to its limit. */
export function text(limit: number) {
  return v.pipe(
    v.string(),
    v.transform((raw) => cut(raw, limit)),
  );
}

/** One line that is not blank, cut to its limit. */
export function line(limit: number) {
  return v.pipe(
    v.string(),
    v.transform((raw) => commentLine(raw, limit)),
    v.string('is empty'),
  );
}

export const recordRows = v.nullish(v.array(v.unknown()), []);

/** Reads items one by one and counts those that cannot be used. */
export class Dropped {
  count = 0;

  one<Value>(schema: v.GenericSchema<unknown, Value>, raw: unknown): Value | null {
    const result = v.safeParse(schema, raw);
    if (result.success) return result.output;
    this.count += 1;
    return null;
  }

  each<Value>(schema: v.GenericSchema<unknown, Value>, raw: readonly unknown[]): readonly Value[] {
    return raw.flatMap((item) => {
      const value = this.one(schema, item);
      return value === null ? [] : [value];
    });
  }
}

/** The entries of an object from a file, by their own keys. Too long keys are dropped. */
export function entries(raw: object, dropped: Dropped): readonly (readonly [string, unknown])[] {
  return Object.entries(raw).filter(([key]) => {
    const isUsable = key.trim() !== '' && key.length <= 100;
    if (!isUsable) dropped.count += 1;
    return isUsable;
  });
}
