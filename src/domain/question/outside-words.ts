const REASONS: readonly (readonly [reason: string, words: string])[] = [
  [
    'this project has no figures by country or region',
    'germany german france french italy spain uk britain england europe european eu usa us america american china chinese japan india asia asian africa brazil country countries region regions regional city cities local global worldwide nordics switzerland austria netherlands poland korea australia canada mexico emea apac latam berlin london paris',
  ],
  [
    'this project has no figures in money besides the amounts that its start-ups raised',
    'market markets revenue revenues profit profits profitable profitability sales price prices pricing cost costs costly cheap cheaper cheapest expensive budget budgets margin margins euro euros dollar dollars pounds pound turnover roi spend spending invest investment investments valuation valued worth money ebitda cap',
  ],
  [
    'this project has no data on companies besides the start-ups of its topics',
    'company companies competitor competitors competition brand customers customer supplier client clients vendor vendors manufacturer manufacturers nestle unilever amazon google apple microsoft tesla ikea walmart procter danone loreal ceo founder founders employees employee headcount patent patents licence licences',
  ],
  [
    'this project has no forecasts and no figures by year',
    'will monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december forecast forecasts predict predicted prediction predictions future futures tomorrow yesterday next year years month months week weeks quarter quarters decade soon deadline when historical history 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030 2035 2040 2050',
  ],
  [
    'I know only your own statuses, not those of others',
    'team teams colleague colleagues teammates coworkers rated rater',
  ],
  [
    'the data holds no such judgement',
    'should ought best worst good bad better worse relevant risky risk risks opportunity opportunities promising urgent urgency dangerous attractive likely unlikely probability probable success successful sustainable ethical legal exciting interesting surprising overhyped hyped hype overrated underrated innovative safe',
  ],
];
const BY_WORD = new Map(REASONS.flatMap(([reason, words]) => words.split(' ').map((word) => [word, reason] as const)));

/** Ordinary words that no project has data on; never taken for a misspelling of another word. */
export const OUTSIDE_WORDS: ReadonlySet<string> = new Set(BY_WORD.keys());

/** Why a part of a question cannot be answered from a project; null: not known. */
export function outsideReason(phrase: string): string | null {
  for (const word of phrase.split(' ')) {
    const reason = BY_WORD.get(word);
    if (reason !== undefined) return reason;
  }
  return null;
}
