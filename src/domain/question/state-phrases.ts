import { QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import { IMPORTANT, isDecided, statusWords, TOPIC_STATUSES, UNDECIDED, type TopicStatus } from '../topic/topic-status';
import type { Requirement } from '../query/query';
import { MARKS, type Reading } from './reading';

const QUADRANT_WORDS: Readonly<Record<(typeof QUADRANTS)[QuadrantCode]['name'], string>> = {
  strong_signal:
    'strong signals?|strong(?= (?:$|,|(?:or|and|nor|topics|trends|ones|to|signal|before|last|previously|earlier|yet|any|now|already|still|in|with|but|quadrant)\\b))',
  mature_signal: 'mature signals?|mature',
  potential_disruptor: '(?:potential )?disruptors?|disruptive',
  uncertain_signal: 'uncertain signals?|uncertain',
};
const wordsOf = (code: QuadrantCode): string => QUADRANT_WORDS[QUADRANTS[code].name];
const ANY_STATUS = TOPIC_STATUSES.map(statusWords).join('|');
/** Not before the name of a status: "not marked Disregard" is about that status. */
const WITHOUT_STATUS_AFTER = `(?! (?:as |to |with |of |is |the |my |status )*(?:${ANY_STATUS}))`;
const UNDECIDED_WORDS =
  'not (?:yet )?(?:decided|rated)' +
  WITHOUT_STATUS_AFTER +
  '|no status|without (?:a )?status|(?:nobody|no ?one)(?: has| have)?(?: yet)? (?:rated|decided|marked|looked at|assessed)|unmarked|unassessed|(?:still |yet )*(?:have |has |need |needs |left |remain |remaining )*to (?:be )?(?:rated?|decided?(?: on)?|marked?|assess(?:ed)?|review(?:ed)?)|not (?:yet )?(?:been )?(?:decided|rated|marked|assessed|reviewed|looked at)' +
  WITHOUT_STATUS_AFTER +
  '(?: (?:on|yet|as anything|by (?:me|us)))*|without (?:a )?decision';

function questionWords(status: TopicStatus): string {
  const words = statusWords(status);
  if (status === UNDECIDED) return `(?:still )?(?:${words}|${UNDECIDED_WORDS})`;
  return status === IMPORTANT ? `(?<!most |least |more |less )${words}` : words;
}

const MOVED =
  '(?:have |has |that |which |did )*(?:mov(?:ed|e|ing)|chang(?:ed|e) (?:their |its )?quadrants?|switch(?:ed)? (?:their |its )?quadrants?)(?: (?:to another quadrant|into another quadrant|to a different quadrant|quadrants?|in the map|around))?';
const QUADRANT = `(${Object.values(QUADRANT_WORDS).join('|')}|unclassified)`;
const CONSENSUS: readonly (readonly [1 | 2 | 3, string])[] = [
  [1, 'low|weak|little|poor'],
  [2, 'moderate|medium'],
  [3, 'high|strong|broad'],
];

/** Takes quadrants now and before, statuses, consensus, new, moved, and the funding of start-ups. */
export function takeStates(reading: Reading): void {
  takeEarlierQuadrants(reading);
  takeConsensus(reading);
  takeDecided(reading);
  reading.take(MARKS.quadrant, [
    ...QUADRANT_CODES.map((code): readonly [string, Requirement] => [
      wordsOf(code),
      { kind: 'quadrant', codes: [code] },
    ]),
    [
      'unclassified|(?:without|lacking|lacks?|has no|have no|no)(?: a| any)? quadrants?',
      { kind: 'quadrant', codes: [null] },
    ],
  ]);
  reading.take(
    MARKS.status,
    TOPIC_STATUSES.map((status) => [questionWords(status), { kind: 'status', statuses: [status] }]),
  );
  reading.take(MARKS.new, [
    [
      'newly (?:added|discovered)|new discover(?:y|ies)|new(?! to )|(?:most )?recently added|newest|latest(?= (?:topics|trends|signals|discoveries))|most recent',
      { kind: 'new' },
    ],
  ]);
  reading.take(MARKS.moved, [[MOVED, { kind: 'moved' }]]);
}

/** "Not rated" and "no status", before names are read: in "not rated topics in Food" only the status is negated. */
export function takeUndecided(reading: Reading): void {
  const words = `(?:no|without|without a|without any) status${WITHOUT_STATUS_AFTER}(?: (?:yet|so far|set|given))*|not (?:yet )?(?:been )?(?:decided|rated|marked|assessed|reviewed|looked at)${WITHOUT_STATUS_AFTER}(?: (?:on|yet|by (?:me|us)))*`;
  reading.text.takeAll(new RegExp(`(?<= )(?:${words})(?= )`), MARKS.status, (_, before) =>
    reading.reads(before, MARKS.status, (not) => reading.add({ kind: 'status', statuses: [UNDECIDED] }, not)),
  );
}

/** "Which have I rated", "with a status": any status but Undefined. */
function takeDecided(reading: Reading): void {
  const DECIDED = '(?:rated?|marked?|decided?(?: on)?|assessed|reviewed|looked at)';
  const AFTER = `(?! (?:as |to |with |of |is |are |it |them |the |my |status |neither |either |not )*(?:${ANY_STATUS}|anything))`;
  reading.take(MARKS.status, [
    [
      `statuses (?:have|did|do) (?:i|we) (?:set|given?|have|use)|(?:(?:have|did) (?:i|we)(?: already)?|(?:i|we|you)(?: have| ve)?(?: already)?|already|(?:are|is|been)) ${DECIDED}${AFTER}|(?:with|have|has|having) (?:a |any )?status(?:es)?${AFTER}`,
      { kind: 'status', statuses: TOPIC_STATUSES.filter(isDecided) },
    ],
  ]);
}

function quadrantNamed(words: string): QuadrantCode | null {
  return QUADRANT_CODES.find((code) => new RegExp(`^(?:${wordsOf(code)})(?= topics$)`).test(`${words} topics`)) ?? null;
}

function takeEarlierQuadrants({ text, conditions }: Reading): void {
  const codesOf = (...words: readonly string[]) => words.filter((each) => each !== '').map(quadrantNamed);
  const was = (words: string, other = '', not = false) =>
    conditions.push({ kind: 'was', codes: codesOf(words, other), not });
  const is = (words: string, other = '', not = false) =>
    conditions.push({ kind: 'quadrant', codes: codesOf(words, other), not });
  const take = (pattern: string, read: (groups: readonly string[]) => void): void =>
    text.takeAll(new RegExp(`(?<= )(?:${pattern})(?= )`), MARKS.quadrant, (match) => {
      read(match.slice(1).map((group) => group ?? ''));
      return true;
    });
  take(
    `${QUADRANT}(?: (?:topics?|trends?|that|which|have|has|did|ever))* (?:became|become|becoming|turned|turn|moved|moving)(?: into| to)?(?: a| an)* ${QUADRANT}`,
    ([before = '', now = '']) => {
      was(before);
      is(now);
    },
  );
  const FROM = '(?:from|out of)(?: a| an| being| the)*';
  const TO = '(?:to|into|towards)(?: a| an| the)*';
  take(
    `(?:(?:have|has|that|which) )*(?:moved|went|gone|changed|turned|shifted)?(?: over)? ?${FROM} ${QUADRANT}(?: or ${QUADRANT})? ${TO} ${QUADRANT}(?: or(?: to)?(?: a| an)* ${QUADRANT})?`,
    ([from = '', orFrom = '', to = '', orTo = '']) => {
      was(from, orFrom);
      is(to, orTo);
    },
  );
  take(
    `(?:(?:is|are|have|has|been|they|were) )*(?:no longer|not any ?more|stopped being|ceased to be|fell out of|dropped out of|lost)(?: a| an| the| being| in)* ${QUADRANT}(?: quadrant| status)?`,
    ([before = '']) => {
      was(before);
      is(before, '', true);
    },
  );
  take(`(?:left|moved ${FROM}|moved away from)(?: the)? ${QUADRANT}(?: quadrant)?`, ([before = '']) => {
    was(before);
    is(before, '', true);
  });
  take(
    `(?:(?:have|has) )?(?:became|become|turned into|moved ${TO}|moved up ${TO}|newly became|are now)(?: a| an)* ${QUADRANT}(?: quadrant)?`,
    ([now = '']) => {
      is(now);
      conditions.push({ kind: 'moved', not: false });
    },
  );
  take(
    `(?:used to be|were (?:once|previously|formerly|before)|was (?:once|previously|formerly)|previously|formerly|once)(?: a| an)* ${QUADRANT}(?: (?:or|and)(?: a| an)* ${QUADRANT})?`,
    ([before = '', other = '']) => was(before, other),
  );
  take(`(?:a |an )*${QUADRANT} (?:before|last year|previously|earlier|at the last update)`, ([before = '']) =>
    was(before),
  );
  take(
    `(?:were|was)( not)?(?: a| an| yet)* ${QUADRANT}(?: (?:before|yet|last (?:year|time|update)|previously|earlier|at the last update|in the (?:previous|old|last) (?:data|update)))?`,
    ([not = '', before = '']) => was(before, '', not !== ''),
  );
}

function takeConsensus(reading: Reading): void {
  reading.text.takeAll(
    /(?<= )consensus (?:is |are |of )?not (low|weak|moderate|medium|high|strong)(?= )/,
    MARKS.consensus,
    (match, before) =>
      reading.reads(before, MARKS.consensus, (not) => {
        const level = CONSENSUS.find(([, words]) => words.split('|').includes(match[1] ?? ''))?.[0];
        return level !== undefined && reading.add({ kind: 'consensus', levels: [level] }, !not);
      }),
  );
  const word = CONSENSUS.map(([, words]) => words).join('|');
  reading.take(
    MARKS.consensus,
    CONSENSUS.flatMap(([level, words]): (readonly [string, Requirement])[] => [
      [`(?:${words}) consensus`, { kind: 'consensus', levels: [level] }],
      [`consensus (?:is |of |= )?(?:${words})`, { kind: 'consensus', levels: [level] }],
      [`(?<=\u000b +(?:or|and|nor) )(?:${words})`, { kind: 'consensus', levels: [level] }],
      [`(?:${words})(?= (?:or|and|nor) (?:${word}) consensus)`, { kind: 'consensus', levels: [level] }],
    ]),
  );
  reading.take(MARKS.consensus, [
    [
      'where (?:the )?sources disagree|(?:most |highly |very )?(?:disputed|contested|controversial)',
      { kind: 'consensus', levels: [1] },
    ],
    ['where (?:the )?sources agree', { kind: 'consensus', levels: [3] }],
  ]);
}
