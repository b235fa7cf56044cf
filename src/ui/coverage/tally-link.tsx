import { observer } from 'mobx-react-lite';
import { createSearchParams, Link } from 'react-router-dom';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import type { Tally } from '../../domain/coverage/coverage';
import { tallyWords } from '../../domain/coverage/coverage-words';
import type { QuadrantCode } from '../../domain/topic/quadrant';
import { TallyBar } from './tally-bar';
import styles from './tally-bar.module.scss';

interface Props {
  readonly view: CoverageViewModel;
  readonly tally: Tally;
  /** null: of all shifts. */
  readonly shift: string | null;
  /** null: of all quadrants, and of none. */
  readonly code: QuadrantCode | null;
}

/** A total, which leads to the queue of its topics. */
export const TallyLink = observer(function TallyLink({ view, tally, shift, code }: Props) {
  const path = view.pathOf(shift, code);
  if (path === null) return <TallyBar tally={tally} />;
  const search = createSearchParams(path.query.map(([name, value]): [string, string] => [name, value])).toString();
  const what = [code === null ? 'All quadrants' : view.labelOf(code), shift ?? 'all shifts'].join(' in ');
  return (
    <Link to={{ pathname: path.pathname, search }} className={styles.link}>
      <span className="visually-hidden">{`${what}: ${tallyWords(tally)}. Review them`}</span>
      <TallyBar tally={tally} />
    </Link>
  );
});
