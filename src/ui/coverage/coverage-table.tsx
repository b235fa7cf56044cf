import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import { tallyWords, type Tally } from '../../domain/worklist/coverage';
import { formatCount } from '../../domain/shared/figures';
import { QUADRANT_CODES, quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import { quadrantHue } from '../signal/dot';
import styles from './coverage-table.module.scss';
import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { joined } from '../../domain/shared/words';
import { Row } from '../kit/layout/stack';
import { TopicMarks } from './topic-marks';

/** Shifts by quadrants, the least covered shift first. A combination without topics has no cell. A narrow window scrolls it. */
export const CoverageTable = observer(function CoverageTable({ view }: { readonly view: CoverageViewModel }) {
  const { rows, quadrants, total } = view.coverage;
  const totalLink = (tally: Tally, shift: string | null, code: QuadrantCode | null) => (
    <Link to={view.pathOf(shift, code)} className={styles.total}>
      <span className="visually-hidden">
        {`${code === null ? 'All quadrants' : view.labelOf(code)} in ${shift ?? 'all shifts'}: ${tallyWords(tally)}. Review them`}
      </span>
      <span aria-hidden="true">
        <strong>{formatCount(tally.decided)}</strong> / {formatCount(tally.all)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${(tally.decided / Math.max(1, tally.all)) * 100}%` }} />
      </span>
    </Link>
  );
  return (
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
          {rows.map(({ shift, cells, total: ofShift }) => (
            <tr key={shift}>
              <th scope="row" className={styles.shift} dir="auto">
                {shift}
              </th>
              {QUADRANT_CODES.map((code) => {
                const tally = cells.get(code);
                return (
                  <td key={code}>{tally && <CoverageCell view={view} shift={shift} code={code} tally={tally} />}</td>
                );
              })}
              <td>{totalLink(ofShift, shift, null)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All shifts</th>
            {QUADRANT_CODES.map((code) => {
              const tally = quadrants.get(code);
              return <td key={code}>{tally && totalLink(tally, null, code)}</td>;
            })}
            <td>{totalLink(total, null, null)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
});

interface Props {
  readonly view: CoverageViewModel;
  readonly shift: string;
  readonly code: QuadrantCode;
  readonly tally: Tally;
}

/** Leads to the queue of these topics. */
const CoverageCell = observer(function CoverageCell({ view, shift, code, tally }: Props) {
  const { decided, all, important, topics } = tally;
  const hue = quadrantHue(quadrantOf(code));
  const open = topics.slice(decided).map(({ name }) => name);
  return (
    <Link
      to={view.pathOf(shift, code)}
      className={styles.cell}
      data-quadrant={hue}
      title={open.length > 0 ? `Undecided: ${joined(open)}` : undefined}
      style={{ '--share': `${(decided / all) * 34}%` } as CSSProperties}
    >
      <span className="visually-hidden">{`${view.labelOf(code)} in ${shift}: ${tallyWords(tally)}. Review them`}</span>
      <Row as="span" gap={4} justify="between" type="body" nowrap tabular aria-hidden="true">
        <span>
          <strong>{formatCount(decided)}</strong> / {formatCount(all)}
        </span>
        {important > 0 && (
          <Row as="span" gap={4} type="chip">
            <Star size={13} fill="currentcolor" aria-hidden="true" />
            {formatCount(important)}
          </Row>
        )}
      </Row>
      <TopicMarks view={view} tally={tally} />
    </Link>
  );
});
