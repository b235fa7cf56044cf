import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { briefSummary } from '../../../src/domain/brief/brief-summary';
import type { Topic } from '../../../src/domain/topic/topic';
import { someTopics, twoVersions } from '../../builders/random-topics';
import { looksChanged, means, numberOf, saidFigure, shown, versionOf } from './naive';
import { mapSentence, movementSentence } from '../../../src/domain/brief/brief-words';

const SINCE = 'Sep 30, 2025';
const previousOf = (before: readonly Topic[]) => ({
  topics: new Map<string, Topic>(before.map((topic) => [topic.id, topic])),
  since: SINCE,
});
const known = (topics: readonly Topic[], valueOf: (topic: Topic) => number | null) =>
  topics.filter((topic) => valueOf(topic) !== null);

/** 'T1 and T2, +24 % a year, of the five with this figure.': the leaders, their value and among how many. */
function isLeader(text: string, topics: readonly Topic[], valueOf: (topic: Topic) => number | null): boolean {
  const [, who = '', value = '', among] =
    /^(?:the highest growth: )?(.+?), ([−+]?[\d.]+) %.*?(?:, of the (\w+) with this figure)?(?:, and the only .*)?\.$/.exec(
      text,
    ) ?? [];
  const values = known(topics, valueOf).map((topic) => valueOf(topic) ?? 0);
  const most = Math.max(...values);
  const leaders = topics.filter((topic) => valueOf(topic) === most);
  const isAmong = values.length === topics.length ? among === undefined : numberOf(among ?? '') === values.length;
  return means(who, leaders) && saidFigure(value) === shown(most) && isAmong;
}

describe('the paragraph on the whole of a brief', () => {
  const partsOf = (topics: readonly Topic[], before: readonly Topic[] | null) =>
    new Map(briefSummary(topics, before && previousOf(before)).map(({ lead, text }) => [lead, text]));

  it('counts each quadrant', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const [part] = briefSummary(topics, null);
        if (part === undefined) return topics.length < 2;
        const counts = part.text
          .slice(0, -1)
          .split(/, | and /)
          .map((group) => group.split(' '));
        const claimed = counts.every(([count, ...label]) => {
          const name = label.join(' ').toLowerCase().replace(/s$/, '');
          return topics.filter(({ quadrant }) => quadrant.label.toLowerCase() === name).length === Number(count);
        });
        const total = counts.reduce((sum, [count]) => sum + Number(count), 0);
        return claimed && total === topics.length && numberOf(part.lead.split(' ')[0] ?? '') === topics.length;
      }),
    );
  });

  it('names the fastest and the largest among those that have the figure', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const parts = partsOf(topics, null);
        const [fastest, none, largest] = [
          parts.get('Fastest:'),
          parts.get('None is known to grow;'),
          parts.get('Largest:'),
        ];
        const grow = topics.some(({ growth }) => shown(growth ?? 0) > 0);
        if (fastest !== undefined && !(grow && isLeader(fastest, topics, ({ growth }) => growth))) return false;
        if (none !== undefined && (grow || !isLeader(none, topics, ({ growth }) => growth))) return false;
        if (largest === undefined) return known(topics, ({ sizing }) => sizing.average).length < 2;
        if (!isLeader(largest, topics, ({ sizing }) => sizing.average)) return false;
        if (!largest.includes('the only one that shrinks')) return true;
        const shrinking = topics.filter(({ growth }) => growth === null || shown(growth) < 0);
        return shrinking.length === 1 && largest.startsWith(`${shrinking[0]?.name},`);
      }),
    );
  });

  it('names a topic whose lenses are furthest apart', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const text = partsOf(topics, null).get('Where the lenses disagree:');
        if (text === undefined) return true;
        const [, name, high, most, low, least] =
          /^(T\d), ([\d.]+) % for (\w+) and ([\d.]+) % for (\w+)\.$/.exec(text) ?? [];
        const lensesOf = ({ sizing }: Topic) =>
          [sizing.consumer, sizing.industry, sizing.society].filter((value) => value !== null);
        const gapOf = (topic: Topic) => {
          const lenses = lensesOf(topic);
          return lenses.length < 2 ? 0 : Math.max(...lenses) - Math.min(...lenses);
        };
        const topic = topics.find((each) => each.name === name);
        if (topic === undefined) return false;
        const lens = {
          consumers: topic.sizing.consumer,
          industry: topic.sizing.industry,
          society: topic.sizing.society,
        };
        const valueOf = (of = '') => lens[of as keyof typeof lens] ?? Number.NaN;
        return (
          topics.every((each) => gapOf(each) <= gapOf(topic) + 1e-9) &&
          shown(valueOf(most)) === Number(high) &&
          shown(valueOf(least)) === Number(low) &&
          lensesOf(topic).every((value) => value <= valueOf(most) && value >= valueOf(least))
        );
      }),
    );
  });

  it('says of each topic once whether it is new, moved, or stayed', () => {
    fc.assert(
      fc.property(twoVersions, ({ before, now }) => {
        const text = partsOf(now, before).get(`Since ${SINCE}:`);
        const added = now.filter((topic) => versionOf(topic, before) === undefined);
        if (text === undefined) return now.length < 2 || added.length === now.length;
        const rest = now.filter((topic) => !added.includes(topic));
        const changed = rest.filter((topic) => versionOf(topic, before)?.quadrant.code !== topic.quadrant.code);
        const same = rest.filter((topic) => !changed.includes(topic));
        const told = new Set<Topic>();
        const tell = (topics: readonly Topic[]): true => {
          for (const topic of topics) told.add(topic);
          return true;
        };
        const isTrue = text
          .slice(0, -1)
          .split('; ')
          .every((claim) => {
            const [, who = ''] = /^(.*?) (?:is|are|moved|changed)/.exec(claim) ?? [];
            if (/ (?:is|are) new$/.test(claim)) return means(who, added) && tell(added);
            if (claim === 'no topic changed its quadrant') return same.length === now.length && tell(same);
            if (claim === 'the other one stayed in its quadrant') return same.length === 1 && tell(same);
            if (claim.endsWith('others stayed in theirs'))
              return numberOf(claim.split(' ')[1] ?? '') === same.length && tell(same);
            if (claim.endsWith(' changed quadrant')) return means(who, changed) && tell(changed);
            const [, label = ''] = / moved to (.*)$/.exec(claim) ?? [];
            return means(who, changed) && changed[0]?.quadrant.label === label && tell(changed);
          });
        return isTrue && told.size === now.length;
      }),
    );
  });

  it('does not say of new topics that they stayed in their quadrant', () => {
    const [one, two] =
      fc.sample(
        someTopics.filter(({ length }) => length > 2),
        { numRuns: 1, seed: 7 },
      )[0] ?? [];
    if (one === undefined || two === undefined) throw new Error('no topics');
    expect(briefSummary([one, two], previousOf([one])).at(-1)).toEqual({
      lead: `Since ${SINCE}:`,
      text: `${two.name} is new; the other one stayed in its quadrant.`,
    });
  });
});

describe('the title of the map of a brief', () => {
  it('holds for the figures as they are shown', () => {
    fc.assert(
      fc.property(someTopics, (topics) => {
        const text = mapSentence(topics);
        if (text.startsWith('Where the')) return topics.length < 2 || topics.some(({ growth }) => growth === null);
        const fast = topics.filter(({ growth }) => shown(growth ?? 0) > 10).length;
        const [, lead = '', of] = /^(All|Both|None|Neither|\w+)(?: of the)? ?(\w+)? grows? by more/.exec(text) ?? [];
        const claimed = lead === 'All' || lead === 'Both' ? topics.length : numberOf(lead);
        return claimed === fast && (of === undefined || numberOf(of) === topics.length);
      }),
    );
  });
});

describe('what is said of the movement of one topic', () => {
  it('is its new growth, sizing and quadrant', () => {
    fc.assert(
      fc.property(twoVersions, ({ before, now }) =>
        now.every((topic) => {
          const text = movementSentence(topic, previousOf(before));
          const was = versionOf(topic, before);
          if (was === undefined) return text === `New since ${SINCE}.`;
          const [growth, sizing] = [
            [was.growth, topic.growth],
            [was.sizing.average, topic.sizing.average],
          ] as const;
          const isSame = was.quadrant.code === topic.quadrant.code;
          const holds = (name: string, [then, today]: readonly [number | null, number | null]): boolean => {
            const [, points] = new RegExp(`(?:: |, )${name} ([+−][\\d.]+) points`).exec(text) ?? [];
            if (points !== undefined)
              return then !== null && today !== null && saidFigure(points) === shown(today - then);
            if (text.includes(`${name} now known`)) return then === null && today !== null;
            if (text.includes(`${name} no longer known`)) return then !== null && today === null;
            return !looksChanged(then, today);
          };
          const [, from, to] = /from (.+) to (.+)\.$/.exec(text) ?? [];
          return (
            holds('growth', growth) &&
            holds('average sizing', sizing) &&
            (from === undefined ? isSame : from === was.quadrant.label && to === topic.quadrant.label && !isSame)
          );
        }),
      ),
    );
  });
});
