import { observer } from 'mobx-react-lite';
import { AssistantProvider } from '../../application/ask/assistant-provider';
import { AskPage } from '../../application/assistant/ask-page';
import { CopyAnswer } from '../../application/assistant/copy-answer';
import { PinnedQueries } from '../../application/assistant/pinned-queries';
import { Clock } from '../../application/shared/clock';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { growthNameOf } from '../../domain/workspace/sow';
import { useResolved } from '../di/resolver';
import { SpinnerPage } from '../kit/layout/spinner';
import { Box } from '../kit/layout/stack';
import styles from './assistant-screen.module.scss';
import { AskView } from './ask-view';
import { ExternalChat } from './external-chat';

/** /reneAI/{sowId}: the assistant (specification, section 2). */
export const AssistantScreen = observer(function AssistantScreen() {
  const workspace = useResolved(WorkspaceStore);
  const provider = useResolved(AssistantProvider);
  const page = useResolved(AskPage);
  const copy = useResolved(CopyAnswer);
  const pins = useResolved(PinnedQueries);
  const clock = useResolved(Clock);
  const sow = workspace.sow.value;

  if (sow === null) return <SpinnerPage />;
  if (provider.kind === 'external')
    return (
      <Box as="section" pad="24 32" className={styles.screen} aria-label="René AI">
        <div className={styles.box}>
          <ExternalChat key={sow.id} frame={provider.frame} sow={sow.id} />
        </div>
      </Box>
    );
  return (
    <AskView
      key={sow.id}
      page={page}
      pins={pins}
      copy={copy}
      sow={{ id: sow.id, name: sow.name, loadDate: sow.loadDate, growthName: growthNameOf(sow) }}
      now={() => clock.now()}
    />
  );
});
