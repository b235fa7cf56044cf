/** A File of the browser. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export interface DroppedFile extends ChosenFile {
  text(): Promise<string>;
}
