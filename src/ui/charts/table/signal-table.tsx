import { useOnDemand } from '../../kit/overlays/use-on-demand';
import type { ChartData } from '../chart-data';
import { loadedTableCode, loadTableCode } from './table-code';

/** The rows of a chart as a table, whose code is fetched with the first one. */
export function SignalTable({ data }: { readonly data: ChartData }) {
  const known = loadedTableCode();
  const { code: fetched, lost } = useOnDemand(loadTableCode, known === null);
  const code = fetched ?? known;
  return code === null ? lost : <code.LoadedTable data={data} />;
}
