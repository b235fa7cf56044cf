import * as v from 'valibot';

// Looked at no further than that: what is in it is read when it is asked for.
const list = v.custom<readonly unknown[]>(Array.isArray, 'must be a list');
const rows = v.nullish(list, []);
const byKey = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.nullish(v.record(v.string(), entry, 'must be an object'), {});

const versionRows = v.object({ trends: rows, topics: rows }, 'must be an object with trends and topics');

/**
 * A workspace file, read as far as its parts: which lists there are. The rows stay as they came and are read when they
 * are asked for, so that opening a large file costs what is looked at.
 */
export const workspaceFile = v.object(
  {
    meta: v.nullish(v.record(v.string(), v.unknown(), 'must be an object'), {}),
    sows: v.pipe(list, v.minLength(1, 'must name at least one project')),
    shifts: rows,
    trends: rows,
    topics: rows,
    deepdives: byKey(v.unknown()),
    sources: byKey(v.unknown()),
    opportunities: rows,
    foresight: rows,
    versions: byKey(list),
    previous: byKey(versionRows),
    experiments: rows,
    permissions: byKey(v.unknown()),
    quadrants: rows,
  },
  'must be a JSON object',
);

export type WorkspaceFile = v.InferOutput<typeof workspaceFile>;
