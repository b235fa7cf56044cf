import type { Knowledge, Signal } from './answers/knowledge';

/** Finds topics and trends by the words of their names and descriptions. Never rejects. */
export interface CloseSignals {
  /** The nearest to a text, the nearest first; at most four. */
  find(text: string, knowledge: Knowledge): Promise<readonly Signal[]>;
}
