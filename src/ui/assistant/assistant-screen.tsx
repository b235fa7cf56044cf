import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AssistantProvider } from '../../application/assistant/assistant-provider';
import { AssistantStore } from '../../application/assistant/assistant.store';
import { CopyAnswer } from '../../application/assistant/copy-answer';
import { ReadersStore } from '../../application/assistant/readers.store';
import { PinnedQuestions } from '../../application/assistant/pinned-questions';
import { QUESTION_PARAMETER } from '../../application/assistant/question-address';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shared/toast.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { QUERY_PARAMETER, queryFromText } from '../../domain/query/query-codec';
import { useResolved } from '../di/resolver';
import { SpinnerPage } from '../kit/layout/spinner';
import { Box } from '../kit/layout/stack';
import styles from './assistant-screen.module.scss';
import { Conversation, LONGEST_QUESTION } from './conversation';
import { ExternalChat } from './external-chat';

/** /reneAI/{sowId}: the assistant (specification, section 2). */
export const AssistantScreen = observer(function AssistantScreen() {
  const workspace = useResolved(WorkspaceStore);
  const provider = useResolved(AssistantProvider);
  const store = useResolved(AssistantStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const sow = workspace.sow.value;

  const navigator = useResolved(Navigator);
  const toasts = useResolved(ToastStore);
  const copy = useResolved(CopyAnswer);
  const pins = useResolved(PinnedQuestions);
  const readers = useResolved(ReadersStore);
  const { query } = navigator.location;

  useEffect(() => store.readBy(readers), [store, readers]);

  useEffect(() => {
    if (sow === null) return;
    store.openProject(sow.id);
    const valueOf = (wanted: string): string => query.find(([name]) => name === wanted)?.[1] ?? '';
    const question = valueOf(QUESTION_PARAMETER);
    if (question === '' || provider.kind === 'external') return;
    // A shared question is asked once, and is not part of the address any more that usage events report.
    navigator.setQuery(
      query.filter(([name]) => name !== QUESTION_PARAMETER && name !== QUERY_PARAMETER),
      'replace',
    );
    const text = valueOf(QUERY_PARAMETER);
    const read = text === '' ? null : queryFromText(text);
    if (read !== null && 'fault' in read)
      toasts.show({ kind: 'share', tone: 'error', text: `The conditions of this link are left out: ${read.fault}.` });
    void store.ask(question.slice(0, LONGEST_QUESTION), read === null || 'fault' in read ? null : read);
  }, [store, sow, navigator, provider, toasts, query]);

  if (sow === null) return <SpinnerPage />;
  return (
    <Box as="section" pad="24 32" className={styles.screen} aria-label="René AI">
      <div className={styles.box}>
        {provider.kind === 'external' ? (
          <ExternalChat key={sow.id} frame={provider.frame} sow={sow.id} />
        ) : (
          <Conversation
            store={store}
            pins={pins}
            readers={readers}
            sow={sow.id}
            projectName={sow.name}
            onCopy={(turn) => void copy.markdown(turn)}
            onCopyLink={(turn) => void copy.link(turn, sow.id, store.queryOf(turn))}
            onOpen={(reference) =>
              reference.type === 'Topic'
                ? openFlashcard.topic(reference.id, reference.name, 'rene ai')
                : openFlashcard.trend(reference.id, reference.name, 'rene ai')
            }
          />
        )}
      </div>
    </Box>
  );
});
