// Runs the project's own tools as child processes, the same way on every operating system.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project, with a separator at its end. */
export const projectDir = fileURLToPath(new URL('../../', import.meta.url));

const require = createRequire(import.meta.url);

/**
 * The script behind a package's command: started with node itself, it needs neither a shell nor a .cmd file.
 * @param {string} packageName
 * @param {string} [command] the package's own name, unless another is given
 * @returns {string} an absolute path
 */
export function toolPath(packageName, command = packageName) {
  // Not require.resolve(`${packageName}/package.json`), which some packages do not export.
  const folders = (require.resolve.paths(packageName) ?? []).map((folder) => path.join(folder, packageName));
  const manifestPath = path.join(folders.find(existsSync) ?? packageName, 'package.json');
  const { bin } = require(manifestPath);
  return path.join(path.dirname(manifestPath), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Starts node as a child process and waits for its end.
 * @param {string[]} args of node
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void, quiet?: boolean }} [options] onOutput also
 *   gets what is printed; quiet: what is printed goes to the standard error
 * @returns {Promise<number>} the exit code
 */
export function runNode(args, { env = {}, onOutput, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', onOutput ? 'pipe' : quiet ? 2 : 'inherit', onOutput ? 'pipe' : 'inherit'],
    });
    for (const [from, to] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      from?.on('data', (chunk) => {
        to.write(chunk);
        onOutput?.(chunk.toString());
      });
    }
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Reads `--name value` and `--flag` from the command line. */
export function options(argv = process.argv.slice(2)) {
  return {
    /** @param {string} name */
    value(name) {
      const at = argv.indexOf(`--${name}`);
      return at < 0 ? undefined : argv[at + 1];
    },
    /** @param {string} name of an option that may be given several times */
    values: (name) => argv.flatMap((each, at) => (each === `--${name}` ? (argv[at + 1] ?? []) : [])),
    /** @param {string} name */
    flag: (name) => argv.includes(`--${name}`),
  };
}

/**
 * Prints one sentence on the standard error and exits with code 1.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/**
 * What a caught value says, be it an error or not.
 * @param {unknown} caught
 */
export function messageOf(caught) {
  return caught instanceof Error ? caught.message : String(caught);
}
