import * as v from 'valibot';
import { switchedOff, type SwitchedOff } from '../../domain/shared/modules';

// v.custom checks the type only and does not walk the items, which are read on request.
const list = v.custom<readonly unknown[]>(Array.isArray, 'must be a list');
const rows = v.nullish(list, []);
const versionRows = { trends: rows, topics: rows };
const byKey = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.nullish(v.record(v.string(), entry, 'must be an object'), {});

/** The lists of a workspace file. Their rows are read on request, so that opening a large file is cheap. */
const workspaceFile = v.object(
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
    previous: byKey(v.object(versionRows, 'must be an object with trends and topics')),
    // Absent in files that were stored before there were several versions.
    earlier: v.optional(
      v.record(
        v.string(),
        v.array(v.object({ date: v.nullish(v.string()), ...versionRows }), 'must be a list'),
        'must be an object',
      ),
    ),
    // Absent in files that were stored before they could have any.
    decisions: v.optional(v.record(v.string(), list, 'must be an object')),
    experiments: rows,
    permissions: byKey(v.unknown()),
    quadrants: rows,
    modules: v.optional(v.record(v.string(), v.unknown(), 'must be an object')),
  },
  'must be a JSON object',
);

export type WorkspaceFile = v.InferOutput<typeof workspaceFile>;

/** The functions that a file switches off for its projects. Only `false` does: all else is named by the check of the file. */
export function fileSwitches({ modules = {} }: WorkspaceFile): SwitchedOff {
  return switchedOff(modules);
}

interface WrongPart {
  /** Keys and positions from the top; empty: the file itself. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The one reader of the outer form of a workspace. @returns wrong: why it cannot be used */
export function readWorkspaceFile(
  raw: unknown,
): { readonly file: WorkspaceFile; readonly wrong: null } | { readonly wrong: readonly WrongPart[] } {
  const result = v.safeParse(workspaceFile, raw);
  if (result.success) return { file: result.output, wrong: null };
  const wrong = result.issues.map((issue) => ({
    path: (issue.path ?? []).map((part) => part.key as string | number),
    message: issue.received === 'undefined' ? 'is missing' : issue.message,
  }));
  return { wrong };
}
