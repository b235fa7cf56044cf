import { Content } from '@radix-ui/react-tooltip';
import { Link, type To } from 'react-router-dom';
import type { CoverageCell } from '../../domain/coverage/coverage';
import { countOf, formatCount } from '../../domain/shared/figures';
import { isDecided } from '../../domain/topic/topic-status';
import { Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import type { QuadrantHue } from '../kit/signal/quadrant-hue';
import styles from './open-topics.module.scss';

interface Props {
  readonly cell: CoverageCell;
  readonly to: To;
  readonly hue: QuadrantHue;
  readonly quadrant: string;
  readonly shift: string;
  readonly side: 'right' | 'bottom';
}

const MOST_NAMES = 6;

/** The first open topics of a cell, in a tooltip. */
export function OpenTopics({ cell, to, hue, quadrant, shift, side }: Props) {
  const open = cell.topics.filter(({ status }) => !isDecided(status)).map(({ topic }) => topic);
  const named = open.slice(0, MOST_NAMES);
  const others = open.length - named.length;
  const more = others > 0 ? `and ${countOf(others, 'other')}` : '';
  return (
    <Content
      className={styles.tip}
      side={side}
      align="start"
      sideOffset={10}
      collisionPadding={12}
      aria-label={`Open: ${named.map(({ name }) => name).join(', ')} ${more}`.trim()}
    >
      <Text type="small">
        <span className={styles.dot} data-quadrant={hue} aria-hidden="true" />
        <strong>{quadrant}</strong> <span className={styles.shift}>in {shift}</span>
      </Text>
      <Stack as="ul" gap={4} type="name" breaks>
        {named.map(({ id, name }) => (
          <li key={id} dir="auto">
            {name}
          </li>
        ))}
        {more !== '' && <li className={styles.more}>{more}</li>}
      </Stack>
      {/* The cell is the link for keys. */}
      <Link to={to} className={styles.review} tabIndex={-1}>
        Review {open.length === 1 ? 'this topic' : `these ${formatCount(open.length)}`} <kbd>↵</kbd>
      </Link>
    </Content>
  );
}
