import { parseQuadrantCode, QUADRANT_CODES, QUADRANTS, type QuadrantCode } from '../topic/quadrant';
import { normalisedName } from './normalised-name';
import { meanings } from './words-of';

// English; German.
const NAMES: Readonly<Record<(typeof QUADRANTS)[QuadrantCode]['name'], string>> = {
  strong_signal: 'strong, strong signal; starkes signal, stark',
  mature_signal: 'mature, mature signal; reifes signal, reif',
  potential_disruptor:
    'disruptor, potential disruptor, disruptive; potenzieller disruptor, moeglicher disruptor, moglicher disruptor',
  uncertain_signal: 'uncertain, uncertain signal, weak signal, weak; unsicheres signal, unsicher, schwaches signal',
};

const CODES = meanings(QUADRANT_CODES.map((code) => [`${QUADRANTS[code].name}, ${NAMES[QUADRANTS[code].name]}`, code]));

/** The quadrant by its name in English or German; null for other names, also for numbers. */
function readQuadrantName(name: string): QuadrantCode | null {
  return CODES.get(normalisedName(name)) ?? null;
}

/** By number 1 to 4 or by name. */
export function readQuadrant(text: string): QuadrantCode | null {
  return parseQuadrantCode(text) ?? readQuadrantName(text);
}
