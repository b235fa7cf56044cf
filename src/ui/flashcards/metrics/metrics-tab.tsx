import { observer } from 'mobx-react-lite';
import type { Flashcard } from '../../../application/flashcards/flashcard.store';
import { originLine, type FigureOrigin } from '../../../domain/flashcards/figure-explanation';
import type { Signal } from '../../../domain/topic/signal';
import { KeyFigures } from './key-figures';
import styles from './metrics-tab.module.scss';
import { SizingRows } from './sizing-rows';

interface Props {
  readonly card: Flashcard;
  readonly signal: Signal;
  readonly growthOrigin: FigureOrigin;
}

/** The figures of a topic or trend, each ranked among its peers in the project. */
export const MetricsTab = observer(function MetricsTab({ card, signal, growthOrigin }: Props) {
  const { type, metrics, figureOrigin: origin } = card;
  const line = originLine(origin);
  return (
    <>
      <KeyFigures type={type} signal={signal} metrics={metrics} origin={origin} growthOrigin={growthOrigin} />
      <SizingRows type={type} sizing={signal.sizing} placed={metrics?.sizing ?? null} origin={origin} />
      {line !== '' && (
        <p className={styles.origin} dir="auto">
          {line}
        </p>
      )}
    </>
  );
});
