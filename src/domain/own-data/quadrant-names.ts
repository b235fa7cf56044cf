import { parseQuadrantCode, QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import { normalisedName } from './normalised-name';

// English; German; French; Spanish; in the order of the codes 1 to 4.
const NAMES: Readonly<Record<QuadrantCode, string>> = {
  1: 'strong, strong signal; starkes signal, stark; signal fort, fort; senal fuerte, fuerte',
  2: 'mature, mature signal; reifes signal, reif; signal mature, signal mur, mur; senal madura, madura, maduro',
  3: 'disruptor, potential disruptor, disruptive; potenzieller disruptor, moeglicher disruptor, moglicher disruptor; perturbateur potentiel, disrupteur potentiel; disruptor potencial',
  4: 'uncertain, uncertain signal, weak signal, weak; unsicheres signal, unsicher, schwaches signal; signal incertain, incertain, signal faible; senal incierta, incierta, incierto, senal debil',
};

const CODES = new Map(
  QUADRANT_CODES.flatMap((code) =>
    [normalisedName(QUADRANTS[code].name), ...NAMES[code].split(/[,;]/).map((name) => name.trim())].map(
      (name) => [name, code] as const,
    ),
  ),
);

/** The quadrant by its name in English, German, French or Spanish; null for other names, also for numbers. */
export function readQuadrantName(name: string): QuadrantCode | null {
  return CODES.get(normalisedName(name)) ?? null;
}

/** By number 1 to 4 or by name. */
export function readQuadrant(text: string): QuadrantCode | null {
  return parseQuadrantCode(text) ?? readQuadrantName(text);
}
