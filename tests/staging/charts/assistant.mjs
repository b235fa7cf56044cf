/**
 * @typedef {import('../database/connect.mjs').Query} Query
 * @typedef {'topics' | 'trends'} Rows
 * @typedef {{ words: RegExp, column: Record<Rows, string>, says: string }} Measure
 */

const TOP = 5;
const SHORTEST_WORD = 4;

/** @type {readonly Measure[]} */
const MEASURES = [
  { words: /grow|fast|rising/i, column: { topics: 'topic_growth', trends: 'trend_growth' }, says: 'grow fastest' },
  {
    words: /large|big|siz/i,
    column: { topics: 'average_sizing', trends: 'trend_average_sizing' },
    says: 'are largest',
  },
];
const NAMES = { topics: 'topic_name', trends: 'trend_name' };

/**
 * Answers a few kinds of questions from the data of a project, in place of the chart service's AI chat.
 * @param {Query} query
 * @param {string} sowId
 * @param {string} question
 * @returns {Promise<string>}
 */
export async function answerQuestion(query, sowId, question) {
  const rows = /trend/i.test(question) ? 'trends' : 'topics';
  if (/how many/i.test(question)) return count(query, sowId);
  const measure = MEASURES.find(({ words }) => words.test(question));
  return measure === undefined ? describe(query, sowId, question) : rank(query, sowId, rows, measure);
}

/**
 * @param {Query} query
 * @param {string} sowId
 */
async function count(query, sowId) {
  const number = async (/** @type {Rows} */ rows) => {
    const [row] = await query(
      `SELECT count(*)::integer AS n FROM ${rows} WHERE sow_id = $1 AND version = 'Current Data'`,
      [sowId],
    );
    return row?.['n'];
  };
  return `This project has ${await number('topics')} topics in ${await number('trends')} trends.`;
}

/**
 * @param {Query} query
 * @param {string} sowId
 * @param {Rows} rows
 * @param {Measure} measure
 */
async function rank(query, sowId, rows, { column, says }) {
  const found = await query(
    `SELECT ${NAMES[rows]} AS name, ${column[rows]} AS figure FROM ${rows}
     WHERE sow_id = $1 AND version = 'Current Data' AND ${column[rows]} IS NOT NULL
     ORDER BY figure DESC, position LIMIT ${TOP}`,
    [sowId],
  );
  if (found.length === 0) return `None of the ${rows} has a figure for that.`;
  const list = found.map(({ name, figure }, at) => `${at + 1}. ${name} (${(figure * 100).toFixed(2)} %)`);
  return `These ${rows} ${says}:\n${list.join('\n')}`;
}

/**
 * @param {Query} query
 * @param {string} sowId
 * @param {string} question
 */
async function describe(query, sowId, question) {
  const words = question.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word.length >= SHORTEST_WORD) ?? [];
  const [topic] = await query(
    `SELECT topic_name, topic_description FROM topics
     WHERE sow_id = $1 AND version = 'Current Data' AND topic_name ILIKE ANY($2::text[])
     ORDER BY length(topic_name) LIMIT 1`,
    [sowId, words.map((word) => `%${word}%`)],
  );
  if (topic === undefined) return 'I found nothing about that in this project.';
  return `${topic['topic_name']}: ${topic['topic_description'] ?? 'nothing more is written about it.'}`;
}
