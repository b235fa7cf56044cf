import { late } from '../../kit/layout/late';

/** The rows of a chart as a table. Maps are drawn without its code. */
export const SignalTable = late(async () => (await import('./loaded-table')).LoadedTable);
