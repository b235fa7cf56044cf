/** One of the parts that a value of a topic is made up of. */
export interface ValuePart {
  /** Of what: 'Growth'. */
  readonly name: string;
  /** How much it adds: '33.5', or why it adds nothing. */
  readonly text: string;
  /** How much it adds, of 100. */
  readonly share: number;
}
