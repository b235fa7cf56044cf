import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LoadAskBar } from '../../application/query/load-ask-bar';
import { ConfirmDecision } from '../../application/the-year/confirm-decision';
import { ToConfirmViewModel } from '../../application/the-year/to-confirm.view-model';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { isAtHand } from '../../domain/query/condition-kinds';
import { EVERY_TOPIC, type Query } from '../../domain/query/query';
import { queryWords } from '../../domain/query/query-words';
import { joined } from '../../domain/shared/words';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Stack, Text } from '../kit/layout/stack';
import { Sheet } from '../kit/overlays/sheet';
import { FilterBar } from '../query/filter-bar';
import type { OfTopic } from '../worklist/review-parts';

/** Beside the last decision: a press sets when it is to be made again. It is never asked for. */
export const AgainWhen = observer(function AgainWhen({ topic }: OfTopic) {
  const view = useResolved(ToConfirmViewModel);
  const confirming = useResolved(ConfirmDecision);
  const { has } = useResolved(WorkspaceStore);
  const loadBar = useResolved(LoadAskBar);
  const [isOpen, setOpen] = useState(false);
  const words = view.conditionWords(topic);
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words === null ? 'Again when …' : `Again when: ${words}`}
      </Button>
      {isOpen && (
        <ConditionDialog
          view={view}
          topic={topic}
          onSet={(query) => confirming.setCondition(topic, query)}
          loadBar={has('ask') ? loadBar : null}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
});

interface Props {
  readonly view: ToConfirmViewModel;
  readonly topic: Topic;
  readonly onSet: (query: Query) => void;
  /** null: the bar of conditions is switched off. */
  readonly loadBar: LoadAskBar | null;
  readonly onClose: () => void;
}

/** The condition, in the words of the query bar. Nothing is set until it is said so. */
const ConditionDialog = observer(function ConditionDialog({ view, topic, onSet, loadBar, onClose }: Props) {
  const [query, setQuery] = useState<Query>(view.conditionOf(topic) ?? EVERY_TOPIC);
  // The bar reads the query when it wants.
  const [latest] = useState({ query });
  const change = (next: Query): void => {
    latest.query = next;
    setQuery(next);
  };
  const [round, setRound] = useState(0);
  const leaves = `It leaves ${topic.quadrant.label}`;
  const addLeaving = (): void => {
    change({
      ...query,
      conditions: [...query.conditions, { kind: 'quadrant', codes: [topic.quadrant.code], not: true }],
    });
    setRound(round + 1);
  };
  const words = queryWords(query);
  const set = (): void => {
    onSet(query);
    onClose();
  };
  return (
    <Sheet
      open
      title="Decide again when"
      onClose={onClose}
      foot={
        <>
          <Button variant="quiet" onClick={() => change(EVERY_TOPIC)} disabled={query.conditions.length === 0}>
            Clear
          </Button>
          <Button onClick={set}>{query.conditions.length === 0 ? 'Set no condition' : 'Set the condition'}</Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text>
          <b dir="auto">{topic.name}</b> comes back to the review when new data meets the condition.
        </Text>
        <Button variant="outline" size="small" onClick={addLeaving}>
          {leaves}
        </Button>
        <FilterBar key={round} load={loadBar} queryOf={() => latest.query} onChange={change} allows={isAtHand} />
        <Text role="status" tone="muted">
          {words.length === 0
            ? 'No condition is set: it comes back when it changes quadrant.'
            : `It comes back when it changes quadrant, or when: ${joined(words, 'and')}.`}
          {view.isMet(topic, query) && ' This is already so: it would come back at once.'}
        </Text>
      </Stack>
    </Sheet>
  );
});
