import { formatFigure } from '../../domain/topic/figures';
import { observer } from 'mobx-react-lite';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import type { TopicSlide } from '../../domain/deck/deck-slides';
import type { Topic } from '../../domain/topic/topic';
import { Button } from '../kit/controls/button';
import { Text } from '../kit/layout/text';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './deck.module.scss';

/** Longer statements have a smaller font. */
const LONG = 110;
const VERY_LONG = 220;

interface Props {
  readonly view: DeckViewModel;
  readonly slide: TopicSlide;
}

/** A provocation, or the topic itself where there is none. */
export const Statement = observer(function Statement({ view, slide: { topic, statement } }: Props) {
  const { name, quadrant } = topic;
  const text = statement ?? name;
  const { dossier } = view;
  return (
    <div className={styles.text}>
      {statement !== null && <p className={styles.imagine}>Imagine if…</p>}
      <h1
        className={styles.statement}
        data-long={text.length > LONG || undefined}
        data-very-long={text.length > VERY_LONG || undefined}
        dir="auto"
      >
        {text}
      </h1>
      <p className={styles.of} data-quadrant={quadrantHue(quadrant)}>
        <i />
        {statement !== null && <b dir="auto">{name}</b>}
        <span>{quadrant.label}</span>
        {statement === null && <span>{figuresOf(topic)}</span>}
      </p>
      {view.teamLine !== null && (
        <Text type="lead" tone="muted" above={24} dir="auto">
          Team: {view.teamLine}
        </Text>
      )}
      {statement === null && dossier?.state === 'failed' && dossier.deepdive === null && (
        <Text type="lead" tone="muted" above={24}>
          Its provocations could not be loaded.{' '}
          <Button variant="outline" size="small" onClick={dossier.retry}>
            Try again
          </Button>
        </Text>
      )}
    </div>
  );
});

function figuresOf({ growth, sizing }: Topic): string {
  const known = [
    ...(growth === null ? [] : [`growth ${formatFigure('growth', growth)}`]),
    ...(sizing.average === null ? [] : [`average sizing ${formatFigure('sizing', sizing.average)}`]),
  ];
  return known.length === 0 ? 'growth and sizing unknown' : known.join(', ');
}
