import { observer } from 'mobx-react-lite';
import type { TeamTools } from '../../application/team/team-loader';
import { countOf } from '../../domain/shared/figures';
import { isolated, joined } from '../../domain/shared/words';
import { latestShown, shownDay, UNCERTAIN_TIME } from '../../domain/team/entry-order';
import type { RecordedDecision } from '../../domain/team/recorded-decision';
import { Button } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';

interface Props {
  readonly tools: TeamTools;
}

/** Names of topics that are said; the others are counted. */
const NAMED = 3;

/** What the team has recorded as its decision: who has confirmed it, what changed since, and the buttons for both. */
export const RecordedLine = observer(function RecordedLine({ tools }: Props) {
  const { recorded, store } = tools;
  const { last, canRecord, unusable } = recorded;
  if (last === null && !canRecord && unusable.length === 0) return null;
  return (
    <Row gap={8} wrap below={16} role="group" aria-label="Recorded decision" data-print="none">
      <Text as="p" role="status">
        {last === null ? 'What this team decides is not recorded yet.' : wordsOf(tools, last)}
        {unusable.length > 0 &&
          ` ${countOf(unusable.length, 'file')} in the folder ‘decisions’ (${isolated(unusable[0] ?? '')}${unusable.length > 1 ? ' …' : ''}) ${unusable.length === 1 ? 'counts' : 'count'} for nothing: cut, changed after it was signed, or of another.`}
        {recorded.hasFailed && ' The decision could not be recorded: the folder cannot be written to.'}
      </Text>
      {last !== null && recorded.canConfirm(last) && (
        <Button size="small" onClick={() => recorded.confirm(last)}>
          Confirm
        </Button>
      )}
      {canRecord && (
        <Button
          variant="outline"
          size="small"
          disabled={recorded.isWriting || store.topics.length === 0}
          onClick={() => void recorded.record()}
        >
          Record the decision
        </Button>
      )}
    </Row>
  );
});

function wordsOf({ recorded, store }: TeamTools, decision: RecordedDecision): string {
  const { members, now } = store;
  const confirmed = recorded.confirmedBy(decision);
  const day = shownDay(decision.at, latestShown(now)) ?? UNCERTAIN_TIME;
  const missing = members
    .filter((member) => !confirmed.includes(member))
    .map(({ name, isYou }) => (isYou ? 'you' : isolated(name)));
  const who = missing.length === 0 ? '' : ` (not yet: ${joined(missing)})`;
  const { names, hidden } = recorded.changedSince(decision);
  return [
    `Recorded on ${day} by ${isolated(decision.byName)}: ${countOf(decision.topics.length, 'topic')}.`,
    `Confirmed by ${confirmed.length} of ${members.length}${who}.`,
    changedWords(names),
    ...(hidden === 0
      ? []
      : [`${countOf(hidden, 'topic')} that you have not decided ${hidden === 1 ? 'is' : 'are'} not compared.`]),
  ].join(' ');
}

function changedWords(names: readonly string[]): string {
  if (names.length === 0) return 'Nothing has changed since.';
  const more = names.length - NAMED;
  const named = [...names.slice(0, NAMED).map(isolated), ...(more > 0 ? [`${more} more`] : [])];
  return `Changed since: ${joined(named)}.`;
}
