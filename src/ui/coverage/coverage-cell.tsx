import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import { tallyWords, type Tally } from '../../domain/coverage/coverage';
import { formatCount } from '../../domain/shared/figures';
import { joined } from '../../domain/shared/joined';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './coverage-cell.module.scss';
import { TopicMarks } from './topic-marks';

interface Props {
  readonly view: CoverageViewModel;
  readonly shift: string;
  readonly code: QuadrantCode;
  readonly tally: Tally;
}

/** Leads to the queue of these topics. */
export const CoverageCell = observer(function CoverageCell({ view, shift, code, tally }: Props) {
  const { decided, all, important, topics } = tally;
  const hue = quadrantHue(quadrantOf(code));
  const open = topics.slice(decided).map(({ name }) => name);
  return (
    <Link
      to={view.pathOf(shift, code)}
      className={styles.cell}
      data-quadrant={hue}
      title={open.length > 0 ? `Open: ${joined(open)}` : undefined}
      style={{ '--share': `${(decided / all) * 34}%` } as CSSProperties}
    >
      <span className="visually-hidden">{`${view.labelOf(code)} in ${shift}: ${tallyWords(tally)}. Review them`}</span>
      <Text as="span" type="body" nowrap tabular className={styles.counts} aria-hidden="true">
        <span>
          <strong>{formatCount(decided)}</strong> / {formatCount(all)}
        </span>
        {important > 0 && (
          <Row as="span" gap={4} type="chip">
            <Star size={13} fill="currentcolor" aria-hidden="true" />
            {formatCount(important)}
          </Row>
        )}
      </Text>
      <TopicMarks view={view} tally={tally} />
    </Link>
  );
});
