import { observer } from 'mobx-react-lite';
import type { OpenFlashcard } from '../../../application/flashcards/open-flashcard';
import type { PersonalSignal } from '../../../application/library/personal-overview';
import type { Theme } from '../../../application/shell/theme';
import { countOf } from '../../../domain/shared/figures';
import { Stack } from '../../kit/layout/stack';
import { Picture } from '../../kit/media/picture';
import { ChangeMark } from '../../kit/signal/change-marks';
import { quadrantHue } from '../../kit/signal/quadrant-hue';
import styles from './recent-cards.module.scss';

interface RowProps {
  readonly theme: Theme;
  readonly openFlashcard: OpenFlashcard;
}

interface Props extends RowProps {
  readonly rows: readonly PersonalSignal[];
}

/** 'Pick up where you left off': the cards that were opened last. */
export const RecentCards = observer(function RecentCards({ rows, ...rest }: Props) {
  return (
    <section aria-labelledby="recent-cards">
      <div className={styles.head}>
        <h2 id="recent-cards">Pick up where you left off</h2>
        <span>{countOf(rows.length, 'card')}</span>
      </div>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={`${row.target.type}${row.target.id}`}>
            <RecentCard row={row} {...rest} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function RecentCard({ row, theme, openFlashcard }: RowProps & { readonly row: PersonalSignal }) {
  const { target, signal, change } = row;
  const open = (): void => {
    if (target.type === 'topic') openFlashcard.topic(target.id, signal.name, 'home');
    else openFlashcard.trend(target.id, signal.name, 'home');
  };
  const where = 'trend' in signal ? signal.trend?.name : 'Trend';
  return (
    <button type="button" className={styles.card} onClick={open} data-quadrant={quadrantHue(signal.quadrant)}>
      <Picture of={signal} theme={theme} className={styles.picture} />
      <Stack as="span" fit="grow">
        <span className={styles.name} dir="auto">
          {signal.name}
        </span>
        <span className={styles.detail} dir="auto">
          {[signal.quadrant.label, where].filter(Boolean).join(' · ')}
        </span>
      </Stack>
      {change !== null && <ChangeMark change={change} />}
    </button>
  );
}
