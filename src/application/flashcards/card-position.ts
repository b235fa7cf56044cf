/** Where somebody was in a card. */
export interface CardPlace {
  readonly tab: string;
  /** How far it was scrolled, in pixels. */
  readonly scroll: number;
}
