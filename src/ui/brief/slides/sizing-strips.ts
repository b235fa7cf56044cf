import type { SlideItem } from '../../../application/brief/slide-deck';
import type { BriefTopic } from '../../../domain/brief/brief';
import { figureText, rankText } from '../../../domain/brief/figure-texts';
import { FIGURE_LABELS, type FigureRow } from '../../../domain/review/review-figures';
import { formatCount } from '../../../domain/shared/figures';
import { tickShares } from '../../kit/signal/strip-plot';
import { SLIDE_COLOURS } from './slide-style';

const { muted: MUTED, line: LINE, tick: TICK } = SLIDE_COLOURS;

const TOP = 238;
const ROW = 42;
const STRIP = { x: 198, width: 330, tick: 10, mark: { width: 6, height: 24 } };

/** Sizing by lens on strips of all topics, as native shapes: a line, a tick for each topic, and the topic's own mark. */
export function sizingStrips({ rows }: BriefTopic, colour: string): readonly SlideItem[] {
  const known = rows.flatMap((row) => {
    const { figure, value } = row;
    return figure === 'growth' || figure === 'driverCount' || value === null ? [] : [{ ...row, value }];
  });
  if (known.length === 0) return [];
  return [...known.flatMap((row, index) => strip(row, TOP + index * ROW, colour)), caption(known)];
}

/** @param y of the middle of the row */
function strip(row: FigureRow & { readonly value: number }, y: number, colour: string): readonly SlideItem[] {
  const { value, peers } = row;
  const { x, width, tick, mark } = STRIP;
  const label = FIGURE_LABELS[row.figure];
  const rank = rankText(row);
  const share = peers.to > peers.from ? (value - peers.from) / (peers.to - peers.from) : 0.5;
  const at = x + Math.min(1, Math.max(0, share)) * width;
  const name = `${label}: ${figureText(row)}${rank === null ? '' : `, ${rank}`}`;
  return [
    {
      kind: 'text',
      box: { x: 48, y: y - 19, width: STRIP.x - 56, height: 38 },
      vertical: 'middle',
      runs: [
        { text: label, size: 15, isEnd: rank !== null },
        ...(rank === null ? [] : [{ text: rank, size: 12, colour: MUTED }]),
      ],
    },
    { kind: 'line', box: { x, y, width, height: 0 }, colour: LINE },
    {
      kind: 'ticks',
      box: { x, y: y - tick / 2, width, height: tick },
      shares: tickShares(peers.known, peers.from, peers.to, width),
      colour: TICK,
      name: `${label} of all topics`,
    },
    {
      kind: 'rectangle',
      box: { x: at - mark.width / 2, y: y - mark.height / 2, width: mark.width, height: mark.height },
      fill: colour,
      name,
    },
    {
      kind: 'text',
      box: { x: x + width + 4, y: y - 12, width: 84, height: 24 },
      vertical: 'middle',
      align: 'right',
      runs: [{ text: figureText(row), size: 15, isBold: true }],
    },
  ];
}

/** 'Each tick is one of 118 topics (117 for consumers).' */
function caption(rows: readonly FigureRow[]): SlideItem {
  const counts = rows.map(({ peers }) => peers.known.length);
  const most = Math.max(...counts);
  const fewer = rows.flatMap(({ figure, peers }) =>
    peers.known.length === most
      ? []
      : [`${formatCount(peers.known.length)} for ${FIGURE_LABELS[figure].toLowerCase()}`],
  );
  const rest = fewer.length === 0 ? '' : ` (${fewer.join(', ')})`;
  return {
    kind: 'text',
    box: { x: 48, y: TOP + rows.length * ROW - 14, width: 572, height: 24 },
    runs: [{ text: `Each tick is one of ${formatCount(most)} topics${rest}.`, size: 13, colour: MUTED }],
  };
}
