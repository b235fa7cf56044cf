/** The deepdive of a topic (specification, section 3). Its URLs are unchecked; see safeLink. */
export interface Deepdive {
  readonly evolution: readonly EvolutionPeriod[];
  readonly manifestations: readonly Manifestation[];
  readonly provocations: readonly string[];
  readonly dataPoints: readonly DataPoint[];
  /** Columns of an own spreadsheet that the product has no field for. */
  readonly more: readonly MoreLine[];
}

export interface MoreLine {
  /** The name of the column. */
  readonly label: string;
  readonly text: string;
}

export interface EvolutionPeriod {
  /** Such as "2019-2022". */
  readonly label: string;
  readonly text: string;
}

/** A start-up that works on the topic. */
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

/** Empty deepdives show a warning instead (specification, section 5). */
export function isDeepdiveEmpty(deepdive: Deepdive): boolean {
  const { evolution, manifestations, provocations, dataPoints, more } = deepdive;
  return [evolution, manifestations, provocations, dataPoints, more].every((part) => part.length === 0);
}

/** Splits "460 Mt" into figure and unit, which is shown smaller; any other text has no unit. */
export function figureParts(value: string): { readonly figure: string; readonly unit: string | null } {
  const parts = /^([^\d\s]{0,3}[\d.,]*\d)\s+(\S.*)$/.exec(value.trim());
  return parts?.[1] === undefined ? { figure: value, unit: null } : { figure: parts[1], unit: parts[2] ?? null };
}
