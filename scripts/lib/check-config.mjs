// The configuration, read as browsers read it: with the schema of src/composition/app-config.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf, projectDir } from './run.mjs';

/** In the image of the container, which has no sources: made of the schema by its build, see deploy/container/Dockerfile. */
const BUNDLED = path.join(import.meta.dirname, 'config-schema.mjs');
const SOURCE = 'src/composition/check-config.ts';

/**
 * @param {string} text of a config.json; a byte order mark is skipped
 * @returns {Promise<{ config: Record<string, any> | null, lines: string[] }>} config: null: the product cannot start with
 *   it. lines: what is wrong with it, or ignored
 */
export async function checkedConfig(text) {
  let config;
  try {
    config = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return {
      config: null,
      lines: [`cannot be used: it is no JSON (${messageOf(error)})`],
    };
  }
  const { checkConfig } = await schema();
  const problems = checkConfig(config);
  return {
    config: problems.some(({ severity }) => severity === 'fatal') ? null : config,
    lines: problems.map(
      ({ path: where, severity, message }) =>
        `${severity === 'fatal' ? 'cannot be used' : 'ignored'}: ${where.join('.') || 'the file'} ${message}`,
    ),
  };
}

/** @returns {Promise<typeof import('../../src/composition/check-config')>} */
async function schema() {
  if (existsSync(BUNDLED)) return import(BUNDLED);
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(path.join(projectDir, SOURCE), { configFile: false, logLevel: 'error' });
  return /** @type {typeof import('../../src/composition/check-config')} */ (module);
}
