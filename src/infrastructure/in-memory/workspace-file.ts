import * as v from 'valibot';

const rows = v.nullish(v.array(v.unknown(), 'must be a list'), []);
const byKey = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.nullish(v.record(v.string(), entry, 'must be an object'), {});

const versionRows = v.looseObject({ trends: rows, topics: rows }, 'must be an object with trends and topics');

/**
 * A workspace file, read as far as its parts: which lists there are. The rows stay as they came and are read when they
 * are asked for, so that opening a large file costs what is looked at.
 */
export const workspaceFile = v.looseObject(
  {
    meta: v.nullish(v.looseObject({}, 'must be an object'), {}),
    sows: v.pipe(v.array(v.unknown(), 'must be a list'), v.minLength(1, 'must name at least one project')),
    shifts: rows,
    trends: rows,
    topics: rows,
    deepdives: byKey(v.unknown()),
    sources: byKey(v.unknown()),
    opportunities: rows,
    foresight: rows,
    versions: byKey(v.array(v.unknown(), 'must be a list')),
    previous: byKey(versionRows),
    experiments: rows,
    permissions: byKey(v.unknown()),
    quadrants: rows,
  },
  'must be a JSON object',
);

export type WorkspaceFile = v.InferOutput<typeof workspaceFile>;
