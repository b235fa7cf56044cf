import { observer } from 'mobx-react-lite';
import type { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { countOf } from '../../domain/shared/figures';
import { formatFigure } from '../../domain/topic/figures';
import { quadrantOf } from '../../domain/topic/quadrant';
import type { TopicSnapshot } from '../../domain/topic/topic-snapshot';
import { Box, Row, Text } from '../kit/layout/stack';
import { Dot, quadrantHue } from '../signal/dot';
import styles from './discoveries.module.scss';
import { useDataText } from '../kit/media/data-text';

interface Props {
  readonly view: DataRefresh;
  /** Such as 'Sep 2025'. */
  readonly before: string;
  readonly onOpen: (topic: TopicSnapshot) => void;
}

/** The topics that the newest data do not have, with their last figures; each opens its card. */
export const GoneSection = observer(function GoneSection({ view, before, onOpen }: Props) {
  const dataText = useDataText();
  const gone = view.topics?.gone ?? [];
  if (gone.length === 0) return null;
  return (
    <Box as="section" above={48} pad="24 gutter 0 0" className={styles.section} aria-labelledby="gone">
      <Text as="h3" id="gone" type="shift">
        Gone
      </Text>
      <Text above={8} below={12} tone="muted">
        {`${countOf(gone.length, 'topic')} of ${before}, with their last figures. What you decided and wrote stays on the cards.`}
      </Text>
      <ul>
        {gone.map((topic) => (
          <Row
            as="li"
            key={topic.id}
            gap="4 12"
            wrap
            ruled="above"
            pad="8 0"
            data-quadrant={quadrantHue(quadrantOf(topic.quadrant))}
          >
            <Dot />
            <button type="button" className={styles.gone} {...dataText} onClick={() => onOpen(topic)}>
              {topic.name}
            </button>
            <Text as="span" type="small" tone="muted" tabular>
              {wordsOf(topic)}
            </Text>
          </Row>
        ))}
      </ul>
    </Box>
  );
});

function wordsOf({ growth, averageSizing }: TopicSnapshot): string {
  return [
    growth === null ? '' : `growth ${formatFigure('growth', growth)}`,
    averageSizing === null ? '' : `sizing ${formatFigure('sizing', averageSizing)}`,
  ]
    .filter((text) => text !== '')
    .join(', ');
}
