const RANK = '(?:fastest|slowest|largest|biggest|smallest|highest|lowest|strongest|(?:most|least) [a-z]+)(?: growing)?';
const KINDS: Readonly<Record<string, string>> = {
  topic: 'topic',
  signal: 'topic',
  disruptor: 'topic',
  trend: 'trend',
  shift: 'shift',
  platform: 'platform',
  driver: 'driver',
  insight: 'insight',
};
const NOUN = Object.keys(KINDS).join('|');
const ASKED = new RegExp(`^(?:and |so )?(?:which|what|how many)(?: [a-z]+)? (${NOUN})s? `);
const RANKED = new RegExp(` ((?:the )?${RANK} (${NOUN}))(?= )`);
const SINGLE = new RegExp(` (?:the )?${RANK} (?:topic|trend|signal|disruptor)(?= )`);

/**
 * The ranked item of a question about another kind: 'the largest shift' of 'how many topics in the largest shift'. One query
 * ranks one kind, so it cannot answer this. null: the question is of one kind, or asks for each group.
 */
export function nestedRank(question: string): string | null {
  const text = `${question} `;
  const asked = KINDS[ASKED.exec(text)?.[1] ?? ''];
  const [, phrase, noun] = RANKED.exec(` ${text}`) ?? [];
  if (asked === undefined || phrase === undefined || / (?:each|every|per|by) /.test(text)) return null;
  return KINDS[noun ?? ''] === asked ? null : phrase;
}

/** Whether one ranked item is meant: 'size of the fastest growing topic' is no average. */
export function isOfOneRanked(text: string): boolean {
  return SINGLE.test(text);
}
