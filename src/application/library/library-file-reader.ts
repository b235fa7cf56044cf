import type { LibraryFile } from '../../domain/library/transfer/library-file';
import { token } from '../shared/token';

/** Reads a file that a user imports. */
export interface LibraryFileReader {
  /** Rejects with a LibraryFileFault that says what is wrong with the file. */
  read(text: string): Promise<LibraryFile>;
}
export const LibraryFileReader = token<LibraryFileReader>('LibraryFileReader');
