// Runs the project's own tools as child processes, the same way on every system.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectDir = fileURLToPath(new URL('../../', import.meta.url));

const require = createRequire(import.meta.url);

/** The script behind a package's command: started with node itself, no shell and no .cmd files are needed. */
export function toolPath(packageName, command = packageName) {
  const manifestPath = require.resolve(`${packageName}/package.json`);
  const { bin } = require(manifestPath);
  return path.join(path.dirname(manifestPath), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * @param {string[]} args of node
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} [options] onOutput also gets what is printed
 * @returns {Promise<number>} the exit code
 */
export function runNode(args, { env = {}, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectDir,
      env: { ...process.env, ...env },
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
    });
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
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
    value(name) {
      const at = argv.indexOf(`--${name}`);
      return at < 0 ? undefined : argv[at + 1];
    },
    flag: (name) => argv.includes(`--${name}`),
    positional: argv.filter((word, at) => !word.startsWith('--') && !argv[at - 1]?.startsWith('--')),
  };
}

/** Ends with one clear sentence. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
