import { normalisedName } from '../../../domain/own-data/normalised-name';

/** The same for names that differ in case, accents or punctuation only; '' for what is no name. */
export function nameKey(raw: unknown): string {
  return typeof raw === 'string' ? normalisedName(raw) : '';
}
