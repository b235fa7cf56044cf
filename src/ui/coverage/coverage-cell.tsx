import { Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { Star } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { createSearchParams, Link, type To } from 'react-router-dom';
import { MOBILE_BREAKPOINT } from '../../application/shell/viewport';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import type { CoverageCell } from '../../domain/coverage/coverage';
import { tallyWords } from '../../domain/coverage/coverage-words';
import { formatCount } from '../../domain/shared/figures';
import { quadrantOf, type QuadrantCode } from '../../domain/topic/quadrant';
import { usePageView } from '../kit/layout/page-view';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './coverage-cell.module.scss';
import { OpenTopics } from './open-topics';
import { TopicMarks } from './topic-marks';

interface Props {
  readonly view: CoverageViewModel;
  readonly shift: string;
  readonly code: QuadrantCode;
  readonly cell: CoverageCell;
}

/** Leads to the queue of these topics; pointed at or focused, it lists those that are open. */
export const CoverageCellLink = observer(function CoverageCellLink({ view, shift, code, cell }: Props) {
  const { decided, all, important } = cell;
  // A phone has no room beside a cell.
  const side = usePageView().width < MOBILE_BREAKPOINT ? 'bottom' : 'right';
  const path = view.pathOf(shift, code);
  if (path === null) return null;
  const to: To = {
    pathname: path.pathname,
    search: createSearchParams(path.query.map(([name, value]): [string, string] => [name, value])).toString(),
  };
  const hue = quadrantHue(quadrantOf(code));
  const link = (
    <Link
      to={to}
      className={styles.cell}
      data-quadrant={hue}
      style={{ '--share': `${(decided / all) * 34}%` } as CSSProperties}
    >
      <span className="visually-hidden">{`${view.labelOf(code)} in ${shift}: ${tallyWords(cell)}. Review them`}</span>
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
      <TopicMarks cell={cell} hasColleague={view.hasColleague} />
    </Link>
  );
  if (decided === all) return link;
  return (
    <Root>
      <Trigger asChild>{link}</Trigger>
      <Portal>
        <OpenTopics cell={cell} to={to} hue={hue} quadrant={view.labelOf(code)} shift={shift} side={side} />
      </Portal>
    </Root>
  );
});
