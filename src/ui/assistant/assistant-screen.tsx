import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AssistantProvider } from '../../application/assistant/assistant-provider';
import { AssistantStore } from '../../application/assistant/assistant.store';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolved } from '../di/resolver';
import { SpinnerPage } from '../kit/layout/spinner';
import styles from './assistant-screen.module.scss';
import { Conversation } from './conversation';
import { ExternalChat } from './external-chat';

/** /reneAI/{sowId}: the assistant (specification, section 2). */
export const AssistantScreen = observer(function AssistantScreen() {
  const workspace = useResolved(WorkspaceStore);
  const provider = useResolved(AssistantProvider);
  const store = useResolved(AssistantStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const sow = workspace.sow.value;

  useEffect(() => {
    if (sow !== null) store.openProject(sow.id);
  }, [store, sow]);

  if (sow === null) return <SpinnerPage />;
  return (
    <section className={styles.screen} aria-label="René AI">
      <div className={styles.box}>
        {provider.kind === 'external' ? (
          <ExternalChat key={sow.id} frame={provider.frame} sow={sow.id} />
        ) : (
          <Conversation
            store={store}
            projectName={sow.name}
            onOpen={(reference) =>
              reference.type === 'Topic'
                ? openFlashcard.topic(reference.id, reference.name, 'rene ai')
                : openFlashcard.trend(reference.id, reference.name, 'rene ai')
            }
          />
        )}
      </div>
    </section>
  );
});
