import { GROWTH_TOOLTIP } from '../topic/growth';
import type { SignalType } from '../topic/quadrant';
import type { SizingLens } from '../topic/sizing';

export type FigureKind = SizingLens | 'sizing' | 'growth' | 'consensus' | 'driverCount';

/** Date and note of the data behind a figure. */
export interface FigureOrigin {
  /** Such as "Sep 2026". */
  readonly date: string | null;
  readonly note: string | null;
}

const MEANINGS: Readonly<Record<FigureKind, string>> = {
  sizing: 'How large this $type is, as a percentage: on average, and seen through each of three lenses.',
  average: 'How large this $type is on average, as a percentage.',
  consumer: 'How large this $type is for consumers, as a percentage.',
  industry: 'How large this $type is for industry, as a percentage.',
  society: 'How large this $type is for society, as a percentage.',
  growth: GROWTH_TOOLTIP,
  consensus: 'How far the sources agree on this $type.',
  driverCount: 'How many drivers act on this $type.',
};

/** The meaning, unit and origin of a figure, in sentences. */
export function explainFigure(kind: FigureKind, type: SignalType, origin: FigureOrigin): string {
  const meaning = MEANINGS[kind].replaceAll('$type', type);
  return [meaning, originLine(origin)].filter((part) => part !== '').join(' ');
}

/** "Illustrative figures. Data of Nov 2026."; empty when neither is known. */
export function originLine({ date, note }: FigureOrigin): string {
  const sentence = note === null || /[.!?]$/.test(note) ? note : `${note}.`;
  return [sentence, date === null ? null : `Data of ${date}.`].filter((part) => part !== null).join(' ');
}
