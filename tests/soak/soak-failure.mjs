/** An invariant of the product that did not hold during a soak run. */
export class SoakFailure extends Error {
  /** @override */
  name = 'SoakFailure';
}
