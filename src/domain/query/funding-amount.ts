/** An amount as written. */
export interface FundingAmount {
  /** "€", "$", "£"; null: another one, or none. */
  readonly currency: string | null;
  readonly millions: number;
}

const SCALES: Readonly<Record<string, number>> = {
  billion: 1000,
  bn: 1000,
  million: 1,
  m: 1,
  thousand: 0.001,
  k: 0.001,
};

/** Reads "€7.4 million (illustrative)" and "£600,000"; null: no amount. Currencies are not converted. */
export function raisedBy(text: string | null): FundingAmount | null {
  const match = /([€$£])?\s*(\d[\d,]*(?:\.\d+)?)\s*(billion|bn|million|m|thousand|k)?\b/i.exec(text ?? '');
  if (match?.[2] === undefined) return null;
  const scale = SCALES[match[3]?.toLowerCase() ?? ''] ?? 1e-6;
  return { currency: match[1] ?? null, millions: Number(match[2].replaceAll(',', '')) * scale };
}
