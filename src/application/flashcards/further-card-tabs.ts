import { token } from '../shared/token';

/** A tab that a feature adds to the card of a topic; what it shows is a part of the card (`CardParts`). */
export interface FurtherCardTab {
  /** On the tab, and in the address. */
  readonly name: string;
  /** Observed: whether the card has it at this moment. */
  readonly isOffered: () => boolean;
}

/** In their order, after the tabs of the specification. */
export const FurtherCardTabs = token<readonly FurtherCardTab[]>('FurtherCardTabs');
