import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { queryWords } from '../../domain/query/query-words';
import type { SignalType } from '../../domain/topic/quadrant';
import { IconButton } from '../kit/controls/icon-button';
import { LoadFailure } from '../kit/layout/load-failure';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './platform-note.module.scss';

interface Props {
  readonly explore: ExploreViewModel;
  /** Of the rows below. */
  readonly type: SignalType;
}

/** The conditions of the query in the address, such as that of an answer, with a button that shows all rows again. */
export const QueryNote = observer(function QueryNote({ explore, type }: Props) {
  const { requested, hasFailed, retry } = explore.query;
  if (requested?.subject !== `${type}s`) return null;
  const words = queryWords(requested).join('; ');
  return (
    <Row gap={4} fit="shrink" above={4} tabIndex={-1}>
      <Text type="small" tone="muted" breaks fit="shrink">
        Conditions: <bdi className={styles.name}>{words}</bdi>
      </Text>
      {hasFailed && <LoadFailure what="the conditions" onRetry={retry} />}
      <IconButton
        label={`Show all ${type}s, not only those with these conditions`}
        icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => explore.selectAll('query')}
      />
    </Row>
  );
});
