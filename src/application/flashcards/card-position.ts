/** The tab and the scroll position of a card, restored when the user comes back to it. */
export interface CardPosition {
  readonly tab: string;
  /** In pixels. */
  readonly scroll: number;
}
