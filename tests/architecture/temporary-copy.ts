import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toolPath } from '../../scripts/lib/run.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const CONFIGURATION = ['.oxlintrc.json', 'tsconfig.json', 'tsconfig.core.json', 'core-globals.d.ts', 'package.json'];

/** A copy of src and of the checks' configuration in a temporary folder, for tests that add files which break a rule. */
export class TemporaryCopy {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'architecture-'));

  constructor() {
    for (const name of ['src', ...CONFIGURATION]) {
      cpSync(path.join(root, name), path.join(this.#folder, name), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(this.#folder, 'node_modules'), 'junction');
  }

  write(file: string, text: string): void {
    const target = path.join(this.#folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }

  /** The rules broken in each of these files, in their order: `eslint(no-restricted-imports)` and the like. */
  lint(files: readonly string[]): string[][] {
    const output = this.#run(toolPath('oxlint'), ['--format', 'json', ...files]);
    const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] };
    return files.map((file) =>
      diagnostics.filter(({ filename }) => path.normalize(filename) === path.normalize(file)).map(({ code }) => code),
    );
  }

  /** What the compiler says of this project. The copy shares node_modules, so it keeps nothing there for the next run. */
  compile(project: string): string {
    return this.#run(toolPath('typescript', 'tsc'), [
      '-p',
      project,
      '--incremental',
      'false',
      '--tsBuildInfoFile',
      'null',
    ]);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(tool: string, args: readonly string[]): string {
    return spawnSync(process.execPath, [tool, ...args], { cwd: this.#folder, encoding: 'utf8' }).stdout;
  }
}
