import { growthMeaning, type GrowthName } from '../topic/signal';
import { FIGURES, type SignalFigure } from '../topic/figures';
import type { SignalType } from '../topic/quadrant';

/** allSizing: the average and each lens together. */
export type FigureKind = SignalFigure | 'allSizing' | 'consensus';

/** Date and note of the data behind a figure. */
export interface FigureOrigin {
  /** Such as "Sep 2026". */
  readonly date: string | null;
  readonly note: string | null;
  readonly growthName?: GrowthName;
}

const MEANINGS = {
  allSizing: 'How large this $type is, as a percentage: on average, and seen through each of three lenses.',
  consensus: 'How far the sources agree on this $type.',
} as const;

/** The meaning, unit and origin of a figure, in sentences. */
export function explainFigure(kind: FigureKind, type: SignalType, origin: FigureOrigin): string {
  const meaning =
    kind === 'allSizing' || kind === 'consensus'
      ? MEANINGS[kind]
      : kind === 'growth'
        ? growthMeaning(origin.growthName ?? null)
        : FIGURES[kind].meaning;
  return [meaning.replaceAll('$type', type), originLine(origin)].filter((part) => part !== '').join(' ');
}

/** "Illustrative figures. Data of Nov 2026."; empty when neither is known. */
export function originLine({ date, note }: FigureOrigin): string {
  const sentence = note === null || /[.!?]$/.test(note) ? note : `${note}.`;
  return [sentence, date === null ? null : `Data of ${date}.`].filter((part) => part !== null).join(' ');
}
