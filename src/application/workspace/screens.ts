import type { Screen } from '../../domain/shared/screen';
import { token } from '../shared/token';

/** The screens of a project, in the order of the menu. */
export type Screens = readonly Screen[];
export const Screens = token<Screens>('Screens');
