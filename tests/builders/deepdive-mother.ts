import type { Deepdive, Manifestation } from '../../src/domain/topic/deepdive';

/** A deepdive with something in each part. */
export function aDeepdive(overrides: Partial<Deepdive> = {}): Deepdive {
  return {
    evolution: [
      { label: '2015-2018', text: 'Laboratories cast the first films.' },
      { label: '2019-2022', text: 'Pilot lines leave the laboratory.' },
      { label: '2023-2026', text: 'Hotels order the first sachets.' },
    ],
    manifestations: [aManifestation()],
    provocations: ['the wrapper dissolved in the pot'],
    dataPoints: [
      {
        value: '460 Mt',
        description: 'Plastics made worldwide in 2019.',
        sourceUrl: 'https://ourworldindata.org/plastic',
      },
    ],
    more: [],
    ...overrides,
  };
}

export function anEmptyDeepdive(): Deepdive {
  return { evolution: [], manifestations: [], provocations: [], dataPoints: [], more: [] };
}

export function aManifestation(overrides: Partial<Manifestation> = {}): Manifestation {
  return {
    name: 'Kelpline Films',
    description: 'Water-soluble sachets for soups.',
    product: 'Edible sachet film',
    fundraisingStage: 'Series A',
    fundraisingAmount: '€6.2 million',
    sourceUrl: 'https://kelpline.example.com/about',
    ...overrides,
  };
}
