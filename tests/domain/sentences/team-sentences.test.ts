import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, HIDDEN_AGREEMENT } from '../../../src/domain/topic/agreement';
import { teamHeadline, teamLine, teamSummary, topicSentence, type Say } from '../../../src/domain/team/team-words';
import { TOPIC_STATUSES, topicStatusName, type TopicStatus } from '../../../src/domain/topic/topic-status';
import { numberOf } from './naive';

const PLACES: Readonly<Record<TopicStatus, number>> = { 0: -1, 4: 0, 2: 1, 1: 2, 3: 3 };
const DECIDED = TOPIC_STATUSES.filter((status) => status !== 0);

const decisions = fc.array(fc.constantFrom(...DECIDED), { maxLength: 4 });
const team = fc
  .array(decisions, { minLength: 1, maxLength: 9 })
  .map((topics) => topics.map((given, index) => ({ name: `T${index + 1}`, given, agreement: agreementOf(given) })));
type JudgedTopic = { readonly name: string; readonly given: readonly TopicStatus[] };

const spread = ({ given }: JudgedTopic): number =>
  given.length < 2 ? 0 : Math.max(...given.map((s) => PLACES[s])) - Math.min(...given.map((s) => PLACES[s]));

/** Whether 'split the team: T1 and T2 most' holds of these topics. */
function isSplit(words: string, topics: readonly JudgedTopic[]): boolean {
  const split = topics.filter((topic) => spread(topic) >= 2);
  const [, names = '', most] = /^splits? the team(?:: (.+?)( most)?)?$/.exec(words) ?? [];
  if (names === '') return true;
  const named = names.split(/, | and /).map((name) => split.find((topic) => topic.name === name));
  const others = split.filter((topic) => !named.includes(topic));
  const isFurther = (one: JudgedTopic, other: JudgedTopic): boolean => spread(one) > spread(other);
  if (named.includes(undefined) || (most === undefined && others.length > 0)) return false;
  return named.every((one) => one !== undefined && others.every((other) => isFurther(one, other)));
}

describe('the first line of the team', () => {
  it('counts the splits and the open topics, and names those that are furthest apart', () => {
    fc.assert(
      fc.property(team, (topics) => {
        const [first = '', second] = teamHeadline(topics);
        const open = topics.filter(({ given }) => given.length === 0).length;
        const counted =
          second === undefined
            ? 0
            : numberOf(/^(\S+) topics? (?:is|are) still undecided in the team\.$/.exec(second)?.[1] ?? '');
        const splits = topics.filter((topic) => spread(topic) >= 2).length;
        const shared = topics.filter(({ given }) => given.length > 1);
        const agreed = shared.filter((topic) => spread(topic) === 0).length;
        const [, count = '', total, words = ''] = /^(\w+) of (\d+) (splits? the team.*)\.$/.exec(first) ?? [];
        if (splits > 0)
          return (
            counted === open && numberOf(count) === splits && Number(total) === topics.length && isSplit(words, topics)
          );
        if (first.startsWith('No topic has been')) return counted === open && shared.length === 0;
        if (first.startsWith('Of the one topic'))
          return counted === open && shared.length === 1 && first.includes('agree') === (agreed === 1);
        const all = /^You agree on all (\d+) that/.exec(first);
        if (all) return counted === open && Number(all[1]) === shared.length && agreed === shared.length;
        const some = /^No topic splits the team\. You agree on (\w+) of the (\d+) that/.exec(first);
        return counted === open && numberOf(some?.[1] ?? '') === agreed && Number(some?.[2]) === shared.length;
      }),
    );
  });

  it('counts the topics that are hidden, and says nothing else of them', () => {
    fc.assert(
      fc.property(team, fc.integer({ min: 1, max: 9 }), (topics, count) => {
        const hidden = Array.from({ length: count }, (_, index) => ({
          name: `H${index}`,
          agreement: HIDDEN_AGREEMENT,
        }));
        const sentences = teamHeadline([...topics, ...hidden]);
        const last = `${count} ${count === 1 ? 'topic is' : 'topics are'} hidden until you decide.`;
        return sentences.at(-1)?.toLowerCase() === last && !sentences.join(' ').includes('H');
      }),
    );
  });
});

describe('what is said of one topic', () => {
  const says = decisions.map((given) =>
    given.map((status, index): Say => ({ name: `M${index}`, isYou: index === 0, status, reason: null })),
  );

  it('counts each decision', () => {
    fc.assert(
      fc.property(says, (given) => {
        const text = topicSentence(given);
        const countOf = (status: TopicStatus) => given.filter((say) => say.status === status).length;
        if (given.length === 0) return text === 'Undecided.';
        const [first] = given;
        if (given.length === 1) return text === `Only you have decided: ${topicStatusName(first?.status ?? 0)}.`;
        if (given.length <= 3 && new Set(given.map(({ status }) => status)).size > 1) {
          // 'You and M1 say Important, M2 says Disregard.'
          const groups = text.slice(0, -1).split(', ');
          return given.every(({ name, isYou, status }) => {
            const said = groups.find((group) => group.endsWith(topicStatusName(status))) ?? '';
            return isYou ? /\byou\b/i.test(said) && !said.includes('says') : said.includes(name);
          });
        }
        return DECIDED.every((status) => {
          const [, word = 'no'] = new RegExp(`(\\w+)(?: says?)? ${topicStatusName(status)}`).exec(text) ?? [];
          return numberOf(word) === countOf(status);
        });
      }),
    );
  });

  it('gives the reason of a single other decision', () => {
    const line = [3, 3, 3, 3].map((status): Say => ({
      name: 'M',
      isYou: false,
      status: status as TopicStatus,
      reason: null,
    }));
    const alone: Say = { name: 'Tom', isYou: false, status: 2, reason: 'too early.' };
    expect(teamLine([...line, alone], 5)).toBe('Four of five say Important; one says Monitor: too early');
    expect(teamLine([alone], 5)).toBe('One of five says Monitor');
    expect(teamLine(line, 4)).toBe('All four say Important');
    expect(teamLine([], 5)).toBe('Undecided');
  });

  it('counts the same on every screen, and names a status that the data brought', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 5 }), (deciders, others) => {
        const agreed = Array.from({ length: deciders }, (_, at): Say => ({
          name: `M${at}`,
          isYou: false,
          status: 2,
          reason: null,
        }));
        const members = deciders + others;
        const line = { isHidden: false, says: agreed, members, agreement: HIDDEN_AGREEMENT, responsible: null };
        const sentence = topicSentence(agreed, members);
        if (others > 0) expect(teamSummary({ ...line, brought: null })).toBe(sentence);
        else expect(sentence).toMatch(/^(?:Both|All \w+) say Monitor\.$/u);
        expect(teamSummary({ ...line, brought: 3 })).toContain('Your status Important came with the data.');
      }),
    );
  });
});
