import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { isOnlyOfRadar } from '../../../domain/topic/radar-values';
import { quadrantDescription } from '../../../domain/topic/quadrant';
import type { Signal } from '../../../domain/topic/signal';
import { Row, Text } from '../../kit/layout/stack';
import { ChangedQuadrantMark } from '../../signal/change-marks';
import { InfoTip } from '../../kit/overlays/info-tip';
import { NewBadge } from '../../signal/new-badge';
import { Prose } from '../../kit/media/prose';
import { Dot, quadrantHue } from '../../signal/dot';
import { VisitMark } from '../../signal/visit-mark';
import { useDataText } from '../../kit/media/data-text';
import styles from './card-summary.module.scss';
import { RelationsMenu } from './relations-menu';

interface Props {
  readonly card: Flashcard;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly titleId: string;
}

/** In characters; longer names have a smaller font. */
const LONG_NAME = 60;

/** Badge, name and description. The heading is the same element while the card is loading, because it may have the focus. */
export const CardSummary = observer(function CardSummary({ card, titleRef, titleId }: Props) {
  const dataText = useDataText();
  const signal: Signal | null = card.signal.value;
  const change = card.target.type === 'topic' ? card.data.earlier.visits.changeOf(card.target.id) : null;
  const { before } = card;
  const isNew = card.data.isNew(card.target);
  const last = card.type === 'topic' ? (card.lastVersion?.topic ?? null) : null;
  const lost = last?.name ?? `This ${card.type} is no longer in the data`;
  const long = (signal?.name.length ?? 0) > LONG_NAME;
  return (
    <>
      {signal && (
        <Row gap={8} className={styles.badges}>
          {!isOnlyOfRadar(signal) && !card.data.hasNoFigures(signal) && (
            <Text as="span" fit="shrink" data-quadrant={quadrantHue(signal.quadrant)}>
              <InfoTip
                explanation={quadrantDescription(signal.quadrant, card.type)}
                side="bottom"
                className={styles.quadrant}
              >
                <Dot />
                <Text as="span" lines={1}>
                  {signal.quadrant.label}
                </Text>
              </InfoTip>
            </Text>
          )}
          {before !== null && signal.quadrant.code !== before.quadrant.code && (
            <Row as="span" gap={4} fit="shrink" type="caption" tone="muted">
              <ChangedQuadrantMark from={quadrantHue(before.quadrant)} to={quadrantHue(signal.quadrant)} />
              <Text as="span" lines={1}>
                was {before.quadrant.label}
              </Text>
            </Row>
          )}
          {isNew && <NewBadge />}
          {change !== null && <VisitMark change={change} isNew={isNew} />}
          {/* At the end of the line, where it moves nothing when it is loaded later. */}
          <Text as="span" fit="last">
            <RelationsMenu card={card} />
          </Text>
        </Row>
      )}
      <h2
        ref={titleRef}
        id={titleId}
        tabIndex={-1}
        {...(signal === null ? {} : dataText)}
        data-long={long || undefined}
        className={signal === null && last === null ? styles.loading : styles.name}
        data-failed={(card.signal.state.kind === 'failed' && last === null) || undefined}
      >
        {signal?.name ?? (card.isGone ? lost : 'Loading ...')}
      </h2>
      {signal !== null && signal.description !== '' && (
        <Prose className={styles.description} text={signal.description} lines={4} />
      )}
    </>
  );
});
