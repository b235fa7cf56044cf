import { NotebookPen } from 'lucide-react';
import { formatFigure } from '../../domain/topic/figures';
import { observer } from 'mobx-react-lite';
import type { BoardViewModel } from '../../application/board/board.view-model';
import { quadrantOf, shortQuadrantLabel } from '../../domain/topic/quadrant';
import type { Topic } from '../../domain/topic/topic';
import { Row, Text } from '../kit/layout/stack';
import { NewBadge } from '../signal/new-badge';
import { quadrantHue } from '../signal/dot';
import { ColleagueLine, SplitMark } from '../signal/colleague-line';
import styles from './card.module.scss';
import { useDataText } from '../kit/media/data-text';

/** Name, quadrant, growth, whether the topic is new, has moved or was not saved, and the user's note. */
export const CardFacts = observer(function CardFacts({ board, topic }: { board: BoardViewModel; topic: Topic }) {
  const dataText = useDataText();
  const { name, quadrant, growth } = topic;
  const change = board.cards.changeOf(topic.id);
  const note = board.cards.noteOn(topic);
  const from = change?.kind === 'movedQuadrant' ? quadrantOf(change.movement.from) : null;
  return (
    <>
      <Row as="span" gap={8} justify="between">
        <Text as="span" type="name" breaks {...dataText}>
          {name}
        </Text>
        {board.whose.isSplit(topic) && <SplitMark />}
      </Row>
      <Row as="span" gap={4} wrap type="caption" className={styles.facts}>
        {from !== null && (
          <>
            <span className={styles.was} data-quadrant={quadrantHue(from)} aria-hidden="true" />
            <Text as="span" tone="muted" aria-hidden="true">
              →
            </Text>
            <span className="visually-hidden">was {shortQuadrantLabel(from)}, now </span>
          </>
        )}
        <Row as="span" gap={8} tone="hue" lines={1} fit="shrink" data-quadrant={quadrantHue(quadrant)}>
          <span className={styles.dot} aria-hidden="true" />
          {shortQuadrantLabel(quadrant)}
        </Row>
        <Row as="span" gap={8} fit="last">
          {board.moves.isNotSaved(topic.id) && (
            <Text as="span" weight={600} tone="negative">
              Not saved
            </Text>
          )}
          {board.reviewed.ordering.isNew(topic) && <NewBadge />}
          <Text as="span" tabular nowrap>
            <span className="visually-hidden">growth </span>
            {formatFigure('growth', growth, board.decimals)}
          </Text>
        </Row>
      </Row>
      {note !== '' && (
        <Row as="span" gap={4} type="caption" className={styles.note} title={note}>
          <NotebookPen size={14} strokeWidth={1.75} aria-hidden="true" />
          <span className="visually-hidden">Your note: </span>
          <span dir="auto">{note}</span>
        </Row>
      )}
      <ColleagueLine says={board.whose.colleagues(topic)} own={board.whose.decisionOn(topic)} />
    </>
  );
});
