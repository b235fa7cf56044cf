import { joined } from '../shared/joined';

/** What a project has of the things that most projects have no figures of. */
export interface Holdings {
  /** The names of the columns of the user's file. */
  readonly own: readonly string[];
  readonly hasStartups: boolean;
  /** A start-up has an amount that it raised. */
  readonly hasAmounts: boolean;
}

const NOTHING_HELD: Holdings = { own: [], hasStartups: false, hasAmounts: false };

export const FOREIGN = 'I understand English and German only';

/** Why a question cannot be answered from a project, with the words that show it. */
const MONEY = 'this project has no figures in money';
const COMPANIES = 'this project has no data on companies and people';
export const FORECAST = 'this project has no forecasts and no figures by year';
export const JUDGEMENT = 'the data holds no such judgement';
const REASONS: readonly (readonly [reason: string, words: string])[] = [
  [
    FOREIGN,
    'quel quels quelles sont les pourquoi combien dans cuales cuantos cuantas cuanto hay temas por que quali quanti quante perche sono le gli della welk welke zijn het een hoeveel',
  ],
  [
    'this project has no figures by country or region',
    'germany german france french italy italian spain spanish uk britain british england europe european eu usa us america american china chinese japan japanese india indian asia asian africa african brazil country countries region regions regional city cities local global worldwide nordics switzerland austria netherlands poland korea australia canada mexico emea apac latam berlin london paris deutschland frankreich italien spanien europa land laender lander region regionen stadt staedte stadte weltweit',
  ],
  [
    MONEY,
    'market markets revenue revenues profit profits profitable profitability sales price prices pricing cost costs costly cheap cheaper cheapest expensive budget budgets margin margins turnover roi spend spending invest investment investments valuation valued worth ebitda cap money euro euros eur dollar dollars usd pound pounds gbp chf yen markt marktgrosse umsatz umsatze gewinn preis preise kosten kostet kosteten teuer billig budget rendite',
  ],
  [
    COMPANIES,
    'company companies competitor competitors competition brand customers customer supplier client clients vendor vendors manufacturer manufacturers nestle unilever amazon google apple microsoft tesla ikea walmart procter danone loreal ceo founder founders founded employees employee headcount patent patents licence licences people population users unternehmen firma firmen wettbewerber konkurrenten konkurrenz kunden lieferanten hersteller marke marken gegrundet patente mitarbeiter',
  ],
  [
    FORECAST,
    'forecast forecasts predict predicted prediction predictions future futures tomorrow yesterday decade deadline historical monday tuesday wednesday thursday friday saturday sunday quarter quarters 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030 2031 2032 2033 2034 2035 2040 2045 2050 prognose prognosen zukunft morgen gestern jahrzehnt',
  ],
  [
    JUDGEMENT,
    'relevant risky risk risks opportunity promising urgent urgency dangerous attractive likely unlikely probability probable success successful sustainable ethical legal exciting interesting surprising overhyped hyped hype overrated underrated innovative safe outlier outliers riskant chancen vielversprechend dringend wahrscheinlich erfolgreich nachhaltig spannend interessant',
  ],
];
const BY_WORD = new Map(REASONS.flatMap(([reason, words]) => words.split(' ').map((word) => [word, reason] as const)));

export function isOutside(word: string): boolean {
  return BY_WORD.has(word);
}

/** Why a part of a question cannot be answered from a project, and what the project has instead; null: not known. */
export function outsideReason(phrase: string, holds = NOTHING_HELD): string | null {
  const reason = phrase
    .split(' ')
    .map((word) => BY_WORD.get(word))
    .find((each) => each !== undefined);
  if (reason === undefined) return null;
  const columns = holds.own.filter((name) => wordsOfColumn(name).some((word) => BY_WORD.get(word) === reason));
  const held = [
    ...(reason === MONEY && holds.hasAmounts ? ['the amounts that its start-ups raised'] : []),
    ...(reason === COMPANIES && holds.hasStartups ? ['the start-ups of its topics'] : []),
    ...columns.map((name) => `‘${name}’ of your file`),
  ];
  return held.length === 0 || reason === FOREIGN || reason === JUDGEMENT ? reason : `${reason} besides ${joined(held)}`;
}

/** 'Market size ($ bn)' is in money. */
function wordsOfColumn(name: string): readonly string[] {
  return (
    name
      .toLowerCase()
      .replaceAll(/[$€£¥]/g, ' money ')
      .match(/[\p{L}\d]+/gu) ?? []
  );
}
