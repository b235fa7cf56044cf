/** The parameters of an address in order; a name may stand more than once. */
export type Query = readonly (readonly [name: string, value: string])[];
