// What a mutation run has found, folder by folder, as a table in docs/testing.md.

export const SCORES = { begin: '<!-- table of mutation scores -->', end: '<!-- end of the scores -->' };

/** Of 100 changes of a folder so many must be noticed by a test. */
export const FLOOR = 85;

/** Nights after which each module was run. */
export const NIGHTS = 7;

/**
 * @typedef {object} FolderScore
 * @property {string} folder such as 'domain/team'
 * @property {number} counted changes that a test could notice
 * @property {number} noticed
 */

/**
 * The report of Stryker, by the folder below `src`.
 * @param {{ files: Record<string, { mutants: readonly { status: string }[] }> }} report
 * @returns {FolderScore[]} by name; a folder without a change that counts is left out
 */
export function folderScores({ files }) {
  /** @type {Map<string, FolderScore>} */
  const scores = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = file.split('/').slice(1, 3).join('/');
    const score = scores.get(folder) ?? { folder, counted: 0, noticed: 0 };
    for (const { status } of mutants) {
      const isNoticed = status === 'Killed' || status === 'Timeout';
      if (isNoticed) score.noticed += 1;
      if (isNoticed || status === 'Survived' || status === 'NoCoverage') score.counted += 1;
    }
    scores.set(folder, score);
  }
  return [...scores.values()]
    .filter(({ counted }) => counted > 0)
    .sort((one, other) => byName(one.folder, other.folder));
}

/** @param {FolderScore} score */
export function percentOf({ counted, noticed }) {
  return Math.floor((100 * noticed) / counted);
}

/**
 * The document with these scores in its table; rows of other folders stay.
 * @param {string} document
 * @param {readonly FolderScore[]} scores
 * @param {string} day 'YYYY-MM-DD'
 */
export function withScores(document, scores, day) {
  const from = document.indexOf(SCORES.begin);
  const to = document.indexOf(SCORES.end);
  if (from < 0 || to < from)
    throw new Error(`The document has no place for a table between ${SCORES.begin} and ${SCORES.end}.`);
  const start = from + SCORES.begin.length;
  const rows = new Map(
    document
      .slice(start, to)
      .split('\n')
      .flatMap((line) => {
        const [, folder] = /^\| `([^`]+)`/.exec(line) ?? [];
        return folder === undefined ? [] : [/** @type {const} */ ([folder, line])];
      }),
  );
  for (const score of scores) {
    const { folder, counted, noticed } = score;
    rows.set(folder, `| \`${folder}\` | ${day} | ${counted} | ${noticed} | ${percentOf(score)} % |`);
  }
  const table = [
    '| folder | run of | changes | noticed | score |',
    '| --- | --- | --- | --- | --- |',
    ...[...rows].sort(([one], [other]) => byName(one, other)).map(([, line]) => line),
  ];
  return `${document.slice(0, start)}\n\n${table.join('\n')}\n\n${document.slice(to)}`;
}

/**
 * The modules of one night: after {@link NIGHTS} nights each had its turn.
 * @param {readonly string[]} modules
 * @param {number} day days since any day
 */
export function modulesOfNight(modules, day) {
  return modules.filter((_, index) => index % NIGHTS === day % NIGHTS);
}

/**
 * @param {string} one
 * @param {string} other
 */
function byName(one, other) {
  return one < other ? -1 : 1;
}
