/** The parameters of an address, in order; names may repeat. */
export type Query = readonly (readonly [name: string, value: string])[];
