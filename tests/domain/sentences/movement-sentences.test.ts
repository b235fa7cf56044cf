import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whatMoved } from '../../../src/domain/topic/what-moved';
import { changeWords, changesByTopic, changesSince } from '../../../src/domain/topic/changes-since';
import { topicSnapshot } from '../../../src/domain/topic/topic-snapshot';
import type { Topic } from '../../../src/domain/topic/topic';
import { twoVersions } from '../../builders/random-topics';
import { looksChanged, saidFigure, shown, versionOf } from './naive';

const figuresOf = {
  growth: ({ growth }: Topic) => growth,
  sizing: ({ sizing }: Topic) => sizing.average,
};
const looksMoved = (was: Topic, topic: Topic): boolean =>
  Object.values(figuresOf).some((valueOf) => looksChanged(valueOf(was), valueOf(topic)));

/** Whether 'growth +8 points, sizing now known, 1 driver more' holds, and nothing that changed is left out. */
function isChange(words: string, was: Topic, topic: Topic): boolean {
  const parts = words.split(', ').filter((part) => part !== '');
  const claims = Object.entries(figuresOf).map(([name, valueOf]) => {
    const part = parts.find((each) => each.startsWith(`${name} `));
    const [then, today] = [valueOf(was), valueOf(topic)];
    if (part === undefined) return !looksChanged(then, today);
    if (part === `${name} now known`) return then === null && today !== null;
    if (part === `${name} no longer known`) return then !== null && today === null;
    const [, points = ''] = /([+−][\d.]+) points$/.exec(part) ?? [];
    return then !== null && today !== null && saidFigure(points) === shown(today - then);
  });
  const part = parts.find((each) => each.includes('driver'));
  const [then, today] = [was.driverCount, topic.driverCount];
  const [, count, way] = /^(\d+) drivers? (more|fewer)$/.exec(part ?? '') ?? [];
  const isOfDrivers =
    part === undefined
      ? then === today
      : part === 'drivers now known'
        ? then === null && today !== null
        : part === 'drivers no longer known'
          ? then !== null && today === null
          : (today ?? 0) - (then ?? 0) === (way === 'more' ? 1 : -1) * Number(count);
  return claims.every(Boolean) && isOfDrivers;
}

describe('what is counted of a refresh', () => {
  it('puts each topic in one list, and counts those in another quadrant', () => {
    fc.assert(
      fc.property(twoVersions, ({ before, now }) => {
        const moved = whatMoved(before, now);
        const all = now.map((topic) => ({ topic, was: versionOf(topic, before) }));
        const elsewhere = all.filter(
          ({ topic, was }) => was !== undefined && was.quadrant.code !== topic.quadrant.code,
        );
        const within = all.filter(
          ({ topic, was }) => was?.quadrant.code === topic.quadrant.code && looksMoved(was, topic),
        );
        const ids = [...elsewhere, ...within].map(({ topic }): string => topic.id);
        expect(moved.movements.map(({ id }): string => id).toSorted()).toEqual(ids.toSorted());
        expect(moved.toAnotherQuadrant).toBe(elsewhere.length);
        expect(moved.added).toHaveLength(all.filter(({ was }) => was === undefined).length);
        expect(moved.gone).toHaveLength(before.filter((topic) => versionOf(topic, now) === undefined).length);
        expect(moved.still).toHaveLength(all.length - ids.length - moved.added.length);
      }),
    );
  });
});

describe('what is said since the last visit', () => {
  it('names each topic that is new, gone, moved or looks different, and says how', () => {
    fc.assert(
      fc.property(twoVersions, ({ before, now }) => {
        const changes = changesByTopic(changesSince({ topics: before.map((topic) => topicSnapshot(topic)) }, now));
        return now.every((topic) => {
          const change = changes.get(topic.id);
          const was = versionOf(topic, before);
          if (change === undefined)
            return was !== undefined && was.quadrant === topic.quadrant && isChange('', was, topic);
          const words = changeWords(change) ?? '';
          if (words === 'New since your visit') return was === undefined;
          if (was === undefined) return false;
          const [, from, to] = /^(.+) at your last visit, now (.+)$/.exec(words) ?? [];
          if (from !== undefined) return from === was.quadrant.label && to === topic.quadrant.label && from !== to;
          return was.quadrant === topic.quadrant && isChange(words.replace('Since your visit: ', ''), was, topic);
        });
      }),
    );
  });
});
