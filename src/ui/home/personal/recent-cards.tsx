import { observer } from 'mobx-react-lite';
import type { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import type { PersonalSignal } from '../../../application/home/personal-signals';
import { countOf } from '../../../domain/shared/figures';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { Picture } from '../../signal/picture';
import { ChangeMark } from '../../signal/change-marks';
import { quadrantHue } from '../../signal/dot';
import styles from './recent-cards.module.scss';
import { useDataText } from '../../kit/media/data-text';

interface RowProps {
  readonly openFlashcard: OpenFlashcard;
}

interface Props extends RowProps {
  readonly rows: readonly PersonalSignal[];
}

/** 'Pick up where you left off': the cards that were opened last. */
export const RecentCards = observer(function RecentCards({ rows, ...rest }: Props) {
  return (
    <section aria-labelledby="recent-cards">
      <Row gap={12} align="baseline" pad="0 0 8">
        <Text as="h2" type="section" id="recent-cards">
          Pick up where you left off
        </Text>
        <Text as="span" type="small" tone="muted">
          {countOf(rows.length, 'card')}
        </Text>
      </Row>
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

function RecentCard({ row, openFlashcard }: RowProps & { readonly row: PersonalSignal }) {
  const dataText = useDataText();
  const { target, signal, change } = row;
  const open = (): void => {
    if (target.type === 'topic') openFlashcard.topic(target.id, signal.name, 'home');
    else openFlashcard.trend(target.id, signal.name, 'home');
  };
  const where = 'trend' in signal ? signal.trend?.name : 'Trend';
  return (
    <button type="button" className={styles.card} onClick={open} data-quadrant={quadrantHue(signal.quadrant)}>
      <Picture of={signal} className={styles.picture} />
      <Stack as="span" fit="grow">
        <Text as="span" type="name" lines={1} className={styles.name} {...dataText}>
          {signal.name}
        </Text>
        <Text as="span" type="caption" tone="muted" lines={1} className={styles.detail} dir="auto">
          {[signal.quadrant.label, where].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {change !== null && <ChangeMark change={change} />}
    </button>
  );
}
