import { growthMeaning, type GrowthName } from '../topic/signal';
import type { ChosenAxes } from '../topic/map-axes';
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

/** What the words of the data mean. */
export const WORDS_OF_THE_DATA: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'Shift, trend, topic', text: 'From large to small: a shift holds trends, a trend holds topics.' },
  { name: 'Sizing label', text: 'A word of the data for the average sizing, such as Niche or Mainstream.' },
  { name: 'Quadrant', text: 'Given by the data, which names no thresholds.' },
  {
    name: 'Consensus',
    text: 'How far the sources agree: Low, Moderate or High. It says nothing about growth or size.',
  },
  { name: 'Status', text: 'What you decided about a topic. It is yours and changes no data.' },
  { name: 'New', text: 'Brought by the last update of the data.' },
  { name: 'Since your visit', text: 'What home, cards and lists mark as changed, until you mark it as seen.' },
  { name: 'Platform', text: 'A group of topics made for your organisation, also called an opportunity.' },
  { name: 'Start-up', text: 'A company that works on a topic, with its product and funding as the data gives them.' },
  { name: 'Provocation', text: 'A ‘what if’ of a topic, to think with. It is no forecast.' },
];

/** What each number of the picture stands for. @param axes null: average sizing and growth */
export function mapReading(
  growthName: GrowthName,
  axes: ChosenAxes | null = null,
): readonly { readonly name: string; readonly text: string }[] {
  const area = { name: 'Area: impacting drivers', text: 'How many forces push it. A larger bubble has more.' };
  if (axes !== null) {
    const { x, y } = axes;
    return [
      { name: `Across: ${x.name}`, text: `${x.meaning} Further right is more.` },
      { name: `Up: ${y.name}`, text: `${y.meaning} Further up is more.` },
      area,
      {
        name: 'Colour: quadrant',
        text: 'By growth and average sizing, also where the axes show other figures: there are no areas then.',
      },
    ];
  }
  return [
    {
      name: 'Across: average sizing',
      text: 'How far it has spread, as consumers, industry and society see it. Further right is larger.',
    },
    { name: 'Up: growth', text: `${growthMeaning(growthName)} Below 0 % it shrinks.` },
    area,
    { name: 'Colour: quadrant', text: 'The dotted lines divide large from small, and fast from slow.' },
  ];
}
