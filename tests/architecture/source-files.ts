import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The files of a kind in a folder and below it, by default those of TypeScript. */
export function filesIn(folder: string, kind = /\.tsx?$/): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && kind.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}
