/** A workspace document as an importer gives it: one project, 8 shifts, 96 trends, and as many topics as asked for. */
export function generateWorkspace(size?: { readonly topics?: number; readonly seed?: number }): Record<string, unknown>;
