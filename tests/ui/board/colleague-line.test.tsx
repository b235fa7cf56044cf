import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Standing } from '../../../src/application/decisions/colleagues';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { ColleagueLine } from '../../../src/ui/signal/colleague-line';

const NAMES = ['Anna', 'Jonas', 'Priya', 'Tom'];

function saying(statuses: readonly TopicStatus[]): readonly Standing[] {
  return statuses.map((status, at) => {
    const name = NAMES[at] ?? '';
    return { member: { name, initials: name.slice(0, 2).toUpperCase() }, isYou: false, status } as unknown as Standing;
  });
}

it.each<readonly [TopicStatus[], string]>([
  [[3, 3], 'Important: Anna, Jonas'],
  [[1, 2], 'Analyze: AnnaMonitor: Jonas'],
  [[3, 4, 3, 2], 'Monitor: TomImportant: Anna, PriyaDisregard: Jonas'],
])('colleagues on a card have their names, whatever they have decided: %j', (statuses, words) => {
  expect(render(<ColleagueLine says={saying(statuses)} own={null} />).container.textContent).toBe(words);
});
