import { token } from './token';

/** A new random id: eight hexadecimal digits. */
export type NewId = () => string;
export const NewId = token<NewId>('NewId');
