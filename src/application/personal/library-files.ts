import { token } from '../shared/token';
import type { ReadLibraryFile } from './read-library-file';

/** What reads in a file of one's own. Loaded with the first file: no first screen needs it. */
export type LoadLibraryFiles = () => Promise<ReadLibraryFile>;
export const LoadLibraryFiles = token<LoadLibraryFiles>('LoadLibraryFiles');
