import { observer } from 'mobx-react-lite';
import { SetLimitStore } from '../../application/ranking/set-limit.store';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';
import { Row, Text } from '../kit/layout/stack';
import styles from './ranking.module.scss';
import { SetLimitFields } from './set-limit-fields';

/** What the topics of a set are together, where the project has own figures or a limit is set. */
export const SetSumNote = observer(function SetSumNote({ topics }: { readonly topics: readonly Topic[] }) {
  const limit = useResolved(SetLimitStore);
  const words = limit.isUsed && topics.length > 0 ? limit.wordsOf(topics) : null;
  if (words === null) return null;
  return (
    <Row gap="4 12" wrap pad="8 12" role="group" aria-label="What these add up to">
      <Text as="p" type="small" role="status" className={styles.sum} dir="auto">
        {words}
      </Text>
      <SetLimitFields limit={limit} />
    </Row>
  );
});
