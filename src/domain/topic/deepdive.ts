/** The material behind a topic (specification, section 3). Addresses are as they came, see safeLink. */
export interface Deepdive {
  readonly evolution: readonly EvolutionPeriod[];
  readonly manifestations: readonly Manifestation[];
  readonly provocations: readonly string[];
  readonly dataPoints: readonly DataPoint[];
}

export interface EvolutionPeriod {
  /** Such as "2019-2022". */
  readonly label: string;
  readonly text: string;
}

/** A start-up in which the topic already shows. */
export interface Manifestation {
  readonly name: string;
  readonly description: string | null;
  readonly product: string | null;
  readonly fundraisingStage: string | null;
  readonly fundraisingAmount: string | null;
  readonly sourceUrl: string | null;
}

export interface DataPoint {
  readonly value: string;
  readonly description: string | null;
  readonly sourceUrl: string | null;
}

/** All four parts empty: the warning of the specification's section 5 shows instead. */
export function isDeepdiveEmpty(deepdive: Deepdive): boolean {
  const { evolution, manifestations, provocations, dataPoints } = deepdive;
  return [evolution, manifestations, provocations, dataPoints].every((part) => part.length === 0);
}
