import styles from './visit-mark.module.scss';
import { changeWords, type TopicChange } from '../../domain/topic/changes-since';
import { quadrantOf } from '../../domain/topic/quadrant';
import { Row } from '../kit/layout/stack';
import { ChangedQuadrantMark } from './change-marks';
import { NewBadge } from './new-badge';
import { quadrantHue } from './dot';

interface Props {
  readonly change: TopicChange;
  /** It has a NEW badge of its own. */
  readonly isNew?: boolean;
}

/** A small mark of what has changed about a topic since the last visit; the words are its title, and for screen readers. */
export function VisitMark({ change, isNew = false }: Props) {
  const words = changeWords(change);
  if (words === null || (change.kind === 'new' && isNew)) return null;
  return (
    <Row as="span" inline fit="rigid" className={styles.mark} title={words}>
      {change.kind === 'new' && <NewBadge />}
      {change.kind === 'movedQuadrant' && (
        <ChangedQuadrantMark
          from={quadrantHue(quadrantOf(change.movement.from))}
          to={quadrantHue(quadrantOf(change.movement.to))}
        />
      )}
      {change.kind === 'changed' && (
        <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
          <path d="M6 1.5L10.5 10H1.5Z" />
        </svg>
      )}
      {change.kind !== 'new' && <span className="visually-hidden">{words}</span>}
    </Row>
  );
}
