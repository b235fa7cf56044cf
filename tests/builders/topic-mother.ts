import type { DayFigures } from '../../src/domain/topic/day-figures';
import { entityId } from '../../src/domain/shared/entity-id';
import { QUADRANTS } from '../../src/domain/topic/quadrant';
import { UNKNOWN_SIZING } from '../../src/domain/topic/signal';
import type { Topic } from '../../src/domain/topic/topic';

/** A topic of which everything is known. */
export function aTopic(overrides: Partial<Topic> = {}): Topic {
  return {
    id: entityId('1203'),
    name: 'Seaweed films',
    description: 'Films cast from alginate dissolve or compost at home.',
    imageUrl: null,
    quadrant: QUADRANTS[3],
    sizing: { average: 0.21, averageLabel: 'Niche', consumer: 0.26, industry: 0.18, society: 0.19 },
    consensus: { label: 'Moderate', iconUrl: null },
    growth: 0.246,
    driverCount: 9,
    status: 2,
    trend: { id: entityId('102'), name: 'Next packaging materials', shiftName: 'Circular materials' },
    ...overrides,
  };
}

/** -1 on the wire: no picker is shown. */
export function anUntrackableTopic(overrides: Partial<Topic> = {}): Topic {
  return aTopic({ id: entityId('1299'), name: 'Untracked', status: null, ...overrides });
}

/** A topic of which the data says no more than that it is there. */
export function aBareTopic(overrides: Partial<Topic> = {}): Topic {
  return aTopic({
    id: entityId('1298'),
    name: 'Bare',
    description: '',
    sizing: UNKNOWN_SIZING,
    consensus: { label: null, iconUrl: null },
    growth: null,
    driverCount: null,
    trend: null,
    ...overrides,
  });
}

/** Topics that differ in what tells them apart. */
export function topics(count: number, each: (index: number) => Partial<Topic> = () => ({})): readonly Topic[] {
  return Array.from({ length: count }, (_, index) =>
    aTopic({ id: entityId(5000 + index), name: `Topic ${index + 1}`, ...each(index) }),
  );
}

/** What is written beside a decision of a day. */
export function someFigures(overrides: Partial<DayFigures> = {}): DayFigures {
  const none = { consumer: null, industry: null, society: null };
  return { growth: 0.12, sizing: 0.4, ...none, quadrant: 3, drivers: 5, data: '2025-09-30', ...overrides };
}
