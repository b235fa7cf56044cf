import { completeNames } from './complete-names';
import { isApplicable } from '../query/condition-kinds';
import { EVERY_TOPIC, type Query } from '../query/query';
import { conditionText } from '../query/query-words';
import { takeCompared } from './compared-phrases';
import { takeFigures } from './figure-phrases';
import {
  continueQuery,
  followUpOf,
  goesOn,
  inverseOf,
  isFragment,
  isInverse,
  isOnRowsBefore,
  wantsRows,
  type PreviousQuery,
} from './follow-up';
import { takeGroup, takeSecondGroup, takeStatistic, takeSum } from './group-phrases';
import { spellingWords, takeNames, takeTexts } from './name-phrases';
import { otherRows, otherValue } from './other-value';
import { leftOver } from './left-over';
import { leftOutOf, limitsOfAnswer } from './limits-of-answer';
import type { QuestionNames } from './question-names';
import { takeAlphabetical, takeRanks, takeShown } from './position-phrases';
import { directed, takeOrder } from './question-order';
import { COMPARING, comparedGroup, figureAsked, gapOf, subjectNamed, takeIntent } from './question-subject';
import { QuestionText, tidy } from './question-text';
import { Reading } from './reading';
import { sinceThen, takeDirection, takeGrownSince, takeSince } from './since-phrases';
import { correctSpelling } from './spelling';
import { takeFunding, takeProducts } from './startup-phrases';
import { takePublishers } from './publisher-phrases';
import { takeStates, takeUndecided } from './state-phrases';
import { takeLabels } from './label-phrases';
import { markBase, markSubject } from './whole-of-share';
import { takeBareFigures, takeVague } from './vague-phrases';

export interface ParsedQuestion {
  readonly query: Query;
  /** Whether the question asks for rows: it names topics or trends in the plural, counts, or goes on from an answer. */
  readonly asksForRows: boolean;
  readonly isFollowUp: boolean;
  /** The question with its spelling corrected, tidy. */
  readonly text: string;
  /** The parts that were not understood, in their order: the query does not filter by them. */
  readonly unread: readonly string[];
  /** Sentences on what was assumed: corrections, numbers for vague words. */
  readonly notes: readonly string[];
}

/** In words. */
const LONGEST_FRAGMENT = 5;

/** Reads what a question asks for. Every word is understood, a filler word, or in `unread`. */
export function parseQuestion(
  question: string,
  names: QuestionNames,
  previous: PreviousQuery | null = null,
): ParsedQuestion {
  const { text: written, corrections } = correctSpelling(tidy(question), spellingWords(names));
  const { text: spelled, completed } = completeNames(written, names);
  const changed =
    previous === null
      ? null
      : isInverse(` ${spelled} `)
        ? inverseOf(previous)
        : (otherValue(spelled, previous) ?? otherRows(spelled, previous));
  if (changed !== null)
    return { query: changed, asksForRows: true, isFollowUp: true, text: spelled, unread: [], notes: [] };
  const second = SECOND_QUESTION.exec(spelled)?.[1] ?? '';
  const text = new QuestionText(second === '' ? spelled : spelled.slice(0, -second.length));
  const reading = new Reading(text);
  const { conditions, notes } = reading;
  for (const { from, to } of [...corrections, ...completed]) notes.push(`I read ‘${from}’ as ‘${to}’.`);
  takeCompared(reading, names, subjectNamed(text.text) === 'trends');
  takeUndecided(reading);
  takeNames(reading, names, question);
  const { by: groupNamed, isEach } = takeGroup(text);
  if (groupNamed !== null && takeSecondGroup(text)) notes.push(`I group by ${groupNamed} only.`);
  const named = subjectNamed(text.text);
  if (previous === null && isOnRowsBefore(` ${spelled} `))
    notes.push('There is no answer before this one to choose from, so I took all.');
  let follow = previous === null ? null : followUpOf(` ${spelled} `, named !== null);
  const isShort = previous !== null && follow === null && named === null && isFragment(` ${spelled} `);
  if (follow === 'or') text.take(/^ (?:and )?or(?= )/);
  if (
    /(?<= )(?:start ups?|startups?)(?= )/.test(text.text) ||
    named === 'startups' ||
    previous?.query.subject === 'startups'
  )
    takeFunding(reading);
  takePublishers(reading, question);
  const { since, isSince } = takeSince(text);
  const statistic = (named === 'startups' ? takeSum(text) : null) ?? takeStatistic(text);
  if (statistic !== null)
    text.take(
      /(?<= )(?:vs|versus|compared (?:to|with)|against)(?: the)?(?: overall| project| all| average| total| rest)+(?: of)?(?: all)?(?: topics| trends)?(?= )/,
    );
  const shown = takeShown(text);
  const alphabetical = takeAlphabetical(text);
  const isFromEnd = alphabetical !== undefined && / (?:last|bottom) (?:\d|one|two|three|four|five)/.test(text.text);
  takeRanks(reading);
  takeFigures(
    reading,
    follow === null && !isShort ? null : (previous?.query.order?.figure ?? figureAsked(previous?.query)),
  );
  takeLabels(reading, names);
  takeVague(reading);
  takeBareFigures(reading);
  takeStates(reading);
  const isUniversal =
    /^ (?:are|is|do|does|have|has|did) (?:really )?(?:all|each of|every one of)(?: of)?(?: the| our| my)? /.test(
      ` ${spelled} `,
    );
  const intent = isUniversal ? 'share' : takeIntent(text);
  const { order: taken, limit, offset, isSuperlative } = takeOrder(text, conditions.length > 0, spelled);
  // "Bottom 3" after an answer is by the figure of that answer.
  const isBottom = !isSuperlative && taken?.ascending === true && previous !== null && named === null;
  const ordered = isBottom && previous.query.order !== null ? { ...previous.query.order, ascending: true } : taken;
  if (limit !== null && limit >= 2 && limit <= 4) text.take(/^ (?:please |can you )?compare(?= )/);
  if (isSince) takeGrownSince(reading, spelled);
  const order = directed(isSince ? sinceThen(ordered, spelled, notes) : ordered, text);
  takeDirection(conditions, order, spelled);
  // "top 3", "how many?" and "sort by size" say nothing without the answer before.
  const isBare = conditions.length === 0 && named === null && spelled.split(' ').length <= LONGEST_FRAGMENT;
  if (previous !== null && isBare && (order !== null || limit !== null || intent !== 'list')) follow ??= 'narrow';
  const isPlural = /(?<= )(?:topics|trends|signals|disruptors|ones|startups|start ups)(?= )/.test(` ${spelled} `);
  const isEveryThing = text.take(EVERYTHING) !== null;
  if (named === 'startups') takeProducts(reading);
  const isOwnName = text.take(OWN_NAME) !== null;
  takeTexts(reading, names, question);
  if (isOwnName) {
    for (const [index, each] of conditions.entries())
      if (each.kind === 'text') conditions[index] = { ...each, isOwnName };
  }
  reading.takeNegations();
  reading.takeAlternatives();
  if (isUniversal) markSubject(reading);
  else if (intent === 'share') markBase(reading);
  if (named === 'startups') text.takeAll(/(?<= )(?:start ups?|startups?)(?= )/, '\u0001', () => true);
  if (follow !== null) text.take(/(?<= )(?:instead|same|sort|order|ordered|ranked|what about|how about|above)(?= )/);
  const group = groupNamed ?? comparedGroup(conditions, text.text);
  if (group !== groupNamed) text.takeAll(COMPARING, '\u0001', () => true);
  const ahead = conditions.find((each) => each.kind === 'ahead' && !each.not);
  if (group !== null && intent === 'share') notes.push('I give counts here, not shares.');
  const isPerGroup =
    group !== null && isEach && statistic === null && intent === 'list' && (isSuperlative || limit !== null);
  const own: Query = {
    ...EVERY_TOPIC,
    subject: named ?? 'topics',
    conditions,
    ...(alphabetical !== undefined && { alphabetical: isFromEnd ? 'descending' : alphabetical }),
    ...(shown.length > 0 && { shown }),
    order: order ?? (ahead?.kind === 'ahead' ? { figure: gapOf(ahead.lens, ahead.of), ascending: false } : null),
    limit: group === null && statistic === null && intent === 'list' ? limit : null,
    offset,
    intent,
    group,
    ...(isPerGroup && { perGroup: limit ?? 3 }),
    since,
    statistic,
  };
  if (isShort && follow === null && goesOn(own, ` ${spelled} `)) {
    follow = 'replace';
    notes.push('I went on from the answer before.');
  }
  const continued =
    previous === null || follow === null
      ? own
      : continueQuery(previous, own, follow, named !== null, wantsRows(` ${spelled} `));
  const applicable = continued.conditions.filter((each) => isApplicable(each, continued.subject));
  const others = continued.conditions.filter((each) => !applicable.includes(each)).map((each) => conditionText(each));
  const query = { ...continued, conditions: applicable };
  notes.push(...limitsOfAnswer(query, spelled));
  return {
    query,
    asksForRows:
      intent !== 'list' || isPlural || isEveryThing || follow !== null || group !== null || statistic !== null,
    isFollowUp: follow !== null,
    text: spelled,
    unread: [
      ...others,
      ...leftOver(text.text),
      ...(second === '' ? [] : [second]),
      ...leftOutOf(query, spelled, text.text),
    ],
    notes,
  };
}

/** A second question behind the first one, which gets no answer: "how many are strong, and how many are new". */
const SECOND_QUESTION =
  /(?<=\b(?:how many|how much|share|percentage|proportion|average|median)\b.*)(?: ,)? (and (?:how many|how much|what (?:share|percentage|proportion)|which of (?:them|those|these)|how (?:large|big|fast)) .+)$/;

// After it, a condition that was taken already leaves its mark.
const EVERYTHING =
  // oxlint-disable-next-line no-control-regex -- the marks are control characters
  /(?<= )(?:everything|all|anything|something|what)(?= +(?:except|but|without|other|excluding|apart|that|which|in|on|about|else|new|i|we|with|from|growing|marked|[\u0001-\u001f]+)(?= ))/;
const OWN_NAME =
  /(?<= )(?:(?:in|within) (?:the|their|its) (?:names?|titles?)|(?:whose|with a) (?:name|title)s? (?:that )?(?:contain|include|mention|begin with|start with|ha(?:s|ve))(?:s|ing)?)(?= )/;
