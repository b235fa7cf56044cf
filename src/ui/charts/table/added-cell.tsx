import { observer } from 'mobx-react-lite';
import { use } from 'react';
import type { TopicColumn } from '../../../application/workspace/topic-columns';
import { formatCount } from '../../../domain/shared/figures';
import type { Topic } from '../../../domain/topic/topic';
import { Row, Stack, Text } from '../../kit/layout/stack';
import { Menu } from '../../kit/overlays/menu';
import { TabStop } from '../../kit/table/table-row';
import { PartsBar, PartsInWords } from '../../signal/value-parts';
import styles from './cells.module.scss';
import { TextCell } from './cells';

interface Props extends Pick<TopicColumn, 'title' | 'value'> {
  /** null: the row is no topic of the current data, or is drawn in a picture. */
  readonly topic: Topic | null;
  readonly partsOf: NonNullable<TopicColumn['list']>['parts'];
}

/** What a feature says of a topic; a press on it shows how it is made up, where the feature knows that. */
export const AddedCell = observer(function AddedCell({ topic, title, value, partsOf }: Props) {
  const isTabStop = use(TabStop);
  const shown = topic && value(topic);
  const text = typeof shown === 'number' ? formatCount(shown) : shown;
  const made = topic && partsOf?.(topic);
  if (text === null || topic === null || made == null) return <TextCell text={text} />;
  return (
    <Menu
      isInRow
      isTabStop={isTabStop !== false}
      label={`${title} of ${topic.name}`}
      triggerLabel={`${title} of ${topic.name}: ${text}${made.lack === null ? '' : `, ${made.lack}`}. Show its parts`}
      triggerClassName={styles.parts}
      trigger={
        <>
          {made.lack !== null && <span aria-hidden="true">* </span>}
          {text}
        </>
      }
      header={
        <Stack gap={8} pad="12 16 4">
          <Text type="name">{made.words}</Text>
          <Row>
            <PartsBar parts={made.parts} />
          </Row>
          <PartsInWords parts={made.parts} />
        </Stack>
      }
      groups={[{ items: made.acts.map(({ text: act, run }) => ({ text: act, onSelect: run })) }]}
    />
  );
});
