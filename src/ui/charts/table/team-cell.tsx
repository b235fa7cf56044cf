import { observer } from 'mobx-react-lite';
import { Text } from '../../kit/layout/text';
import { AgreementStrip } from '../../kit/signal/agreement-strip';
import type { ChartItem } from '../items/chart-item';
import type { TopicRows } from './topic-rows';

interface Props {
  readonly item: ChartItem;
  /** null: the row is not of the current data. */
  readonly topics: TopicRows | null;
}

/** Between two stops, in px. */
const STEP = 20;

/** Where the members of the team stand. */
export const TeamCell = observer(function TeamCell({ item, topics }: Props) {
  const says = topics?.standingsOf(item) ?? [];
  const words = topics?.teamWords(item) ?? '';
  if (says.length === 0) {
    return (
      <Text as="span" type="caption" tone="muted" lines={1} title={words}>
        {words}
      </Text>
    );
  }
  return (
    <span title={words}>
      <AgreementStrip says={says} step={STEP} />
      <span className="visually-hidden">{words}</span>
    </span>
  );
});
