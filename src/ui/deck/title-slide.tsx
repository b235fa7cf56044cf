import { observer } from 'mobx-react-lite';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import type { HouseStyle } from '../../domain/shared/house-style';
import { countOf } from '../../domain/shared/figures';
import { HouseLogo } from '../house/house-logo';
import { Button } from '../kit/controls/button';
import { Text } from '../kit/layout/text';
import styles from './deck.module.scss';

interface Props {
  readonly view: DeckViewModel;
  readonly house: HouseStyle;
}

/** What the workshop is about, before it begins. */
export const TitleSlide = observer(function TitleSlide({ view, house }: Props) {
  const { topics, slides, title } = view;
  if (topics.length === 0) {
    return (
      <div className={styles.text}>
        <h1 className={styles.statement} data-long>
          There are no topics in this workshop
        </h1>
        <Text type="lead" tone="muted" above={24}>
          Select topics in the list view or on a map, and press Workshop.
        </Text>
      </div>
    );
  }
  const statements = slides.filter(({ kind }) => kind === 'topic').length;
  return (
    <div className={styles.text}>
      <HouseLogo house={house} />
      <h1 className={styles.statement} data-long={title.length > 60 || undefined} dir="auto">
        {title}
      </h1>
      <Text type="lead" tone="muted" above={24}>
        {countOf(topics.length, 'topic')}, {countOf(statements, 'statement')}. Mark what is worth pursuing.
      </Text>
      <Button size="large" className={styles.start} onClick={view.walk.next}>
        Start
      </Button>
    </div>
  );
});
