import { describe, expect, it } from 'vitest';
import { proposedPoints } from '../../../src/domain/brief/slide-points';
import { aTopic } from '../../builders/topic-mother';

describe('the points that are proposed for the slide of a topic', () => {
  const of = { note: '', topic: { ...aTopic(), description: '' }, rows: [], dataPoints: [], provocations: [] };
  const plain = (text: string): string => text;

  it('are no sentences that lean on the one before them', () => {
    const topic = { ...of.topic, description: 'It fell by half. Italy pays for refills. These are many words.' };
    expect(proposedPoints({ ...of, topic }, plain, false)).toEqual([{ text: 'Italy pays for refills.' }]);
  });

  it('have a data point up to its first comma where the whole is too long', () => {
    const description =
      'Solar electricity generated worldwide in 2021, up 21.7 % a year over three years (BP and Ember, in Our World in Data).';
    const point = { value: '1,023 TWh', description, sourceUrl: null, reference: 2 };
    expect(proposedPoints({ ...of, dataPoints: [point] }, plain, false)).toEqual([
      { text: '1,023 TWh: Solar electricity generated worldwide in 2021.', reference: 2 },
    ]);
    // Neither is what is short as a whole cut, nor what has too few words up to the comma.
    const [short, odd] = ['Solar power, worldwide.', `In 2021, ${description}`].map((text) =>
      proposedPoints({ ...of, dataPoints: [{ ...point, description: text }] }, plain, false),
    );
    expect([short?.map(({ text }) => text), odd]).toEqual([['1,023 TWh Solar power, worldwide.'], []]);
  });
});
