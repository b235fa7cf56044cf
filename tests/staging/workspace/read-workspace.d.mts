export function workspaceRows(
  document: unknown,
  orgId: string,
  taken: ReadonlySet<string>,
): Record<string, Record<string, unknown>[]>;
