import { growthMeaning, type GrowthName } from '../topic/growth';
import type { QuadrantCode } from '../topic/quadrant';

/** What to do in each quadrant. */
export const QUADRANT_ADVICE: Readonly<Record<QuadrantCode, string>> = {
  1: 'large and fast: decide how you take part',
  2: 'large and slow: do it well',
  3: 'small and fast: learn early',
  4: 'small and slow: keep it in view',
};

/** An example, not measured: a plane with one bubble, and the place of each number of {@link mapReading}. */
export const READING_PICTURE = {
  width: 360,
  height: 280,
  bubble: { x: 236, y: 104, r: 14 },
  numbers: [
    { x: 236, y: 216 },
    { x: 20, y: 104 },
    { x: 262, y: 94 },
    { x: 180, y: 140 },
  ],
} as const;

/** What each number of the picture stands for. */
export function mapReading(growthName: GrowthName): readonly { readonly name: string; readonly text: string }[] {
  return [
    {
      name: 'Across: average sizing',
      text: 'How far it has spread, of what consumers, industry and society see. Further right is larger.',
    },
    { name: 'Up: growth', text: `${growthMeaning(growthName)} Below 0 % it shrinks.` },
    { name: 'Area: impacting drivers', text: 'How many forces push it. A larger bubble has more.' },
    { name: 'Colour: quadrant', text: 'The dotted lines divide large from small, and fast from slow.' },
  ];
}
