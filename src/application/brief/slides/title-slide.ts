import type { Slide } from './slide-deck';
import type { Brief } from '../../../domain/brief/brief';
import type { BriefHead } from '../../../domain/brief/brief-head';
import { capitalNumber } from '../../../domain/shared/number-word';
import { SLIDE_COLOURS } from './slide-style';

/** @param bands pictures of the topics, from the top */
export function titleSlide(brief: Brief, head: BriefHead, bands: readonly string[]): Slide {
  const { muted } = SLIDE_COLOURS;
  const count = brief.topics.length;
  const band = 720 / Math.max(1, bands.length);
  const isLong = head.title.length > 36;
  return {
    title: head.title,
    notes: '',
    items: [
      {
        kind: 'text',
        box: { x: 64, y: 44, width: 300, height: 36 },
        runs: [{ text: 'D&M', size: 26, isSerif: true, isBold: true }],
        vertical: 'middle',
      },
      {
        kind: 'text',
        box: { x: 64, y: isLong ? 150 : 210, width: 700, height: isLong ? 260 : 200 },
        runs: [
          { text: head.title, size: isLong ? 48 : 60, isSerif: true, isEnd: true },
          { text: ' ', size: 10, isEnd: true },
          ...(head.question === '' ? [] : [{ text: head.question, size: 24, isSerif: true }]),
        ],
      },
      ...(head.conclusion === ''
        ? []
        : [
            {
              kind: 'text' as const,
              box: { x: 64, y: 450, width: 660, height: 150 },
              runs: [
                { text: 'Conclusion', size: 14, isBold: true, isEnd: true },
                { text: head.conclusion, size: 17, isSerif: true },
              ],
            },
          ]),
      {
        kind: 'text',
        box: { x: 64, y: 622, width: 700, height: 56 },
        runs: [
          { text: head.source, size: 15, colour: muted, isEnd: true },
          { text: `${capitalNumber(count)} ${count === 1 ? 'topic' : 'topics'}. ${head.day}`, size: 15, colour: muted },
        ],
      },
      ...bands.map((data, index) => ({
        kind: 'picture' as const,
        box: { x: 800, y: index * band, width: 480, height: band },
        data,
        alt: '',
      })),
    ],
  };
}
