/** A press on 'Search' where no project is open: the search opens as soon as one is. */
export class SearchWish {
  #isWanted = false;

  readonly make = (): void => {
    this.#isWanted = true;
  };

  /** @returns whether there was one; there is none afterwards */
  take(): boolean {
    const isWanted = this.#isWanted;
    this.#isWanted = false;
    return isWanted;
  }
}
