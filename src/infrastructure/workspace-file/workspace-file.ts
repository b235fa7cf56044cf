import * as v from 'valibot';

// v.custom checks the type only and does not walk the items, which are read on request.
const list = v.custom<readonly unknown[]>(Array.isArray, 'must be a list');
const rows = v.nullish(list, []);
const byKey = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.nullish(v.record(v.string(), entry, 'must be an object'), {});

/** The lists of a workspace file. Their rows are read on request, so that opening a large file is cheap. */
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
    previous: byKey(v.object({ trends: rows, topics: rows }, 'must be an object with trends and topics')),
    experiments: rows,
    permissions: byKey(v.unknown()),
    quadrants: rows,
  },
  'must be a JSON object',
);

export type WorkspaceFile = v.InferOutput<typeof workspaceFile>;
