import { IMPORTANT } from '../../domain/topic/topic-status';
import { observer } from 'mobx-react-lite';
import type { BriefViewModel } from '../../application/brief/brief.view-model';
import { choiceOfTopics } from '../../application/brief/brief-start';
import type { SelectionStore } from '../../application/selection/selection.store';
import type { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { countOf } from '../../domain/shared/figures';
import { IMPORTANT_VIEW } from '../../domain/shared/routes';
import { Button } from '../kit/controls/button';
import { EmptyState } from '../kit/layout/empty-state';
import { AddTopic } from './outline/outline';
import styles from './start-brief.module.scss';
import { Stack } from '../kit/layout/stack';

interface Props {
  readonly model: BriefViewModel;
  readonly selection: SelectionStore;
  readonly statuses: TopicStatusStore;
}

/** A brief without topics: where they may come from. */
export const StartBrief = observer(function StartBrief({ model, selection, statuses }: Props) {
  const important = model.all.filter((topic) => statuses.statusOf(topic) === IMPORTANT).length;
  return (
    <EmptyState
      title="This brief has no topics yet"
      action={
        <Stack gap={8} className={styles.ways}>
          {selection.count > 0 && (
            <Button
              onClick={() => model.opener.start({ choice: choiceOfTopics(selection.topics.map(({ id }) => id)) })}
            >
              Brief of {countOf(selection.count, 'selected topic')}
            </Button>
          )}
          {important > 0 && (
            <Button
              variant={selection.count > 0 ? 'outline' : 'ink'}
              onClick={() => model.opener.startFromView(IMPORTANT_VIEW)}
            >
              Brief of {countOf(important, 'Important topic')}
            </Button>
          )}
          <AddTopic model={model} />
        </Stack>
      }
    >
      A brief puts topics on pages for a meeting: what they are, their figures with ranks, your notes, and numbered
      sources. Select topics anywhere, or search them here.
    </EmptyState>
  );
});
