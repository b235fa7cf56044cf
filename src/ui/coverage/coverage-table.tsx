import { Provider } from '@radix-ui/react-tooltip';
import { observer } from 'mobx-react-lite';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import type { CoverageRow } from '../../domain/coverage/coverage';
import { QUADRANT_CODES, quadrantOf } from '../../domain/topic/quadrant';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { CoverageCellLink } from './coverage-cell';
import styles from './coverage-table.module.scss';
import { TallyLink } from './tally-link';

interface Props {
  readonly view: CoverageViewModel;
}

/** In ms, until the open topics of a cell are listed. */
const HOVER_DELAY = 250;

/** Shifts by quadrants; the first row is the least covered one. A combination without topics has no cell. */
export const CoverageTable = observer(function CoverageTable({ view }: Props) {
  const { rows, quadrants, total } = view.coverage;
  return (
    <Provider delayDuration={HOVER_DELAY}>
      {/* A narrow window scrolls the table alone. */}
      <div className={styles.scroller} tabIndex={-1}>
        <table className={styles.table}>
          <caption className="visually-hidden">
            Decided topics of all topics, by shift and quadrant, the least covered shift first
          </caption>
          <thead>
            <tr>
              <th scope="col">Shift</th>
              {QUADRANT_CODES.map((code) => (
                <th key={code} scope="col" className={styles.quadrant} data-quadrant={quadrantHue(quadrantOf(code))}>
                  <span className={styles.dot} aria-hidden="true" />
                  {view.labelOf(code)}
                </th>
              ))}
              <th scope="col">All</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.shift} view={view} row={row} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All shifts</th>
              {QUADRANT_CODES.map((code) => {
                const tally = quadrants.get(code);
                return (
                  <td key={code}>
                    {tally !== undefined && <TallyLink view={view} tally={tally} shift={null} code={code} />}
                  </td>
                );
              })}
              <td>
                <TallyLink view={view} tally={total} shift={null} code={null} />
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Provider>
  );
});

const Row = observer(function Row({ view, row }: Props & { readonly row: CoverageRow }) {
  return (
    <tr>
      <th scope="row" className={styles.shift} dir="auto">
        {row.shift}
      </th>
      {QUADRANT_CODES.map((code) => {
        const cell = row.cells.get(code);
        return (
          <td key={code}>
            {cell !== undefined && <CoverageCellLink view={view} shift={row.shift} code={code} cell={cell} />}
          </td>
        );
      })}
      <td>
        <TallyLink view={view} tally={row.total} shift={row.shift} code={null} />
      </td>
    </tr>
  );
});
