import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runnerImport } from 'vite';
import { checksOfFile } from './file-checks.mjs';
import { projectDir } from './run.mjs';

const READER = 'src/infrastructure/own-data/own-data-session.ts';
const ROLES = 'src/domain/own-data/roles.ts';

/**
 * @typedef {object} Wanted
 * @property {string | undefined} [name] of the project
 * @property {string | undefined} [id] by which the statuses of its users go
 * @property {string | undefined} [date] YYYY-MM-DD
 * @property {readonly string[] | undefined} [quadrants] four names, by code
 * @property {readonly string[]} [units] 'Column=percent'
 * @property {string | undefined} [platforms] 'shown' or 'off', where the file has none
 * @property {string | undefined} [insights] 'shown' or 'off', where the file has none
 */

/** Screens that a file without such rows leaves empty, each with the function that it is. */
const EMPTY_SCREENS = /** @type {const} */ ([
  ['platforms', 'platforms'],
  ['insights', 'foresight'],
]);

/**
 * A workspace from a spreadsheet, as the product reads it. The lines say what was taken although another reading is likely.
 * @param {string} file
 * @param {Wanted} wanted
 * @returns {Promise<{ workspace: Record<string, unknown> | null, lines: readonly string[] }>}
 */
export async function convertSpreadsheet(file, { name, id, date, quadrants, units = [], ...screens }) {
  /** @type {{ module: typeof import('../../src/infrastructure/own-data/own-data-session') }} */
  const { module } = await runnerImport(path.join(projectDir, READER), { configFile: false, logLevel: 'error' });
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return { workspace: null, lines: [`There is no readable file ${file}.`] };
  const session = new module.OwnDataSession(new Date().getFullYear());
  try {
    const { mapping, doubt } = session.open(path.basename(file), bytes);
    if (mapping === null) return { workspace: null, lines: ['The file is a workspace already.'] };
    if (doubt !== null) return { workspace: null, lines: [doubt] };
    const answered = session.revise(withUnits(mapping, units));
    const checks = await checksOfFile(answered);
    const { workspace, faults, counts } = await session.build(answered);
    const left = faults.filter(({ severity }) => severity !== 'note').length;
    const marks = faults.filter(({ problem }) => problem.includes('quotation mark'));
    return {
      workspace: published(workspace, { name, id, date, quadrants, ...screens }),
      lines: [
        `${counts.topics} topics in ${counts.trends} trends; ${counts.withoutFigure} topics without growth or sizing.`,
        ...marks.map(({ row, problem, consequence }) => `Row ${row}: ${problem} ${consequence}`),
        ...(left === 0
          ? []
          : [`${left} rows or values are left out: npm run validate -- ${path.basename(file)} lists them.`]),
        ...(await missingAxesOf(answered)),
        ...checks.map(({ text }) => `To check: ${text}`),
        ...emptyScreensOf(workspace).flatMap(([rows]) => (screens[rows] === undefined ? [questionOf(rows)] : [])),
      ],
    };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'FileFault')) throw error;
    return { workspace: null, lines: [`The file cannot be converted: ${error.message}`] };
  }
}

/** @param {object} workspace */
function emptyScreensOf(workspace) {
  const parts = new Map(Object.entries(workspace));
  return EMPTY_SCREENS.filter(([rows]) => (parts.get(rows)?.length ?? 0) === 0);
}

/** @param {string} rows */
function questionOf(rows) {
  return `To check: the file has no ${rows}, and their screen is shown empty. Answer with --${rows} off to leave it out, or --${rows} shown.`;
}

/** @typedef {import('../../src/domain/own-data/mapping').Mapping} Mapping */

/**
 * Why a file has no map.
 * @param {Mapping} mapping
 * @returns {Promise<readonly string[]>}
 */
async function missingAxesOf({ sheets }) {
  /** @type {{ module: typeof import('../../src/domain/own-data/roles') }} */
  const { module } = await runnerImport(path.join(projectDir, ROLES), { configFile: false, logLevel: 'error' });
  const missing = module.missingRoles(sheets.find(({ kind }) => kind === 'topics')?.columns ?? []);
  const axes = missing.filter(({ role }) => role !== 'trend');
  return axes.map(({ role }) => {
    const word = role === 'growth' ? 'Growth' : 'Size';
    return `No column is ‘${word}’: name one so in the file, or the topics are on no map.`;
  });
}

/**
 * @param {Mapping} mapping
 * @param {readonly string[]} answers
 * @returns {Mapping}
 */
function withUnits(mapping, answers) {
  const units = new Map(
    answers.map((answer) => {
      const at = answer.lastIndexOf('=');
      return [answer.slice(0, at).trim(), answer.slice(at + 1).trim()];
    }),
  );
  /** @param {Mapping['sheets'][number]['columns'][number]} column */
  const answered = (column) => {
    const unit = column.question?.answers.find((each) => each === units.get(column.header));
    return unit === undefined ? column : { ...column, unit, isUnitChosen: true };
  };
  return {
    ...mapping,
    sheets: mapping.sheets.map((sheet) => ({ ...sheet, columns: sheet.columns.map(answered) })),
  };
}

/**
 * What the product adds by itself to an own project is written into the file: how growth is called. Screens that nothing is
 * on are left out where that was the answer.
 * @param {import('../../src/application/own-data/own-data-reader').WorkspaceDocument} workspace
 * @param {Pick<Wanted, 'name' | 'id' | 'date' | 'quadrants' | 'platforms' | 'insights'>} wanted
 * @returns {Record<string, unknown>}
 */
function published(workspace, { name, id, date, quadrants, ...screens }) {
  const [sow] = workspace.sows;
  const off = emptyScreensOf(workspace).flatMap(([rows, module]) => (screens[rows] === 'off' ? [[module, false]] : []));
  return {
    ...workspace,
    meta: {
      ...(id && { id }),
      ...workspace.meta,
      growth_name: workspace.meta['growth_name'] ?? 'Growth',
      ...(name && { title: name }),
    },
    sows: [{ ...sow, ...(name && { name }), ...(date && { loadDate: date }) }, ...workspace.sows.slice(1)],
    ...(off.length > 0 && { modules: Object.fromEntries(off) }),
    ...(quadrants && { quadrants: quadrants.map((label, index) => ({ id: index + 1, label })) }),
  };
}
