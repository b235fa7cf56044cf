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

/** "460 Mt" as its number and its unit, for places that set the unit smaller; any other text stays whole. */
export function figureParts(value: string): { readonly figure: string; readonly unit: string | null } {
  const parts = /^([^\d\s]{0,3}[\d.,]*\d)\s+(\S.*)$/.exec(value.trim());
  return parts?.[1] === undefined ? { figure: value, unit: null } : { figure: parts[1], unit: parts[2] ?? null };
}
