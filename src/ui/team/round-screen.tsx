import { ArrowLeft, EyeOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { NotesStore } from '../../application/library/notes.store';
import { ActiveCommands } from '../../application/shell/commands/active-commands';
import { ThemeStore } from '../../application/shell/theme.store';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shell/viewport';
import { RoundPass } from '../../application/team/round-pass';
import type { RoundView } from '../../application/team/team-rounds';
import type { TeamTools } from '../../application/team/team-tools';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { shortDay } from '../../domain/shared/calendar';
import { formatCount } from '../../domain/shared/figures';
import { leftWords } from '../../domain/team/time-words';
import { useResolved } from '../di/resolver';
import { useCommands } from '../keys/use-commands';
import { Button } from '../kit/controls/button';
import { IconButton } from '../kit/controls/icon-button';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { Dock } from '../review/dock';
import { ActLine } from '../review/last-act';
import { ProgressLine } from '../review/progress-line';
import { Rail } from '../review/rail';
import { TopicSheet } from '../review/topic-sheet';
import layout from '../review/review-tab.module.scss';
import { RoundProgress } from './round-progress';
import styles from './round-screen.module.scss';
import { SeatsRow } from './seats-row';
import { WhyLine } from './why-field';

/** Below this the rail is not drawn (styles/_breakpoints.scss, `narrow`). */
const RAIL_BREAKPOINT = 1200;

interface Props {
  readonly tools: TeamTools;
  readonly view: RoundView;
}

/** The vote in an open round: one topic at a time, as in the review queue, with seats in the place of statuses. */
export const RoundScreen = observer(function RoundScreen({ tools: { rounds, store }, view }: Props) {
  const pass = useResolved(RoundPass);
  const { theme } = useResolved(ThemeStore);
  const notes = useResolved(NotesStore);
  const sow = useResolved(WorkspaceStore).currentId;
  const { width } = useResolved(Viewport);
  const isPhone = width < MOBILE_BREAKPOINT;
  // Where the rail has no room.
  const isNarrow = width < RAIL_BREAKPOINT;
  const noteField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (sow === null ? undefined : pass.facts.load(sow)), [pass, sow]);
  useCommands(useResolved(ActiveCommands), 'review', {
    review: pass,
    team: null,
    explain: () => pass.explain(true),
    writeNote: () => noteField.current?.focus(),
  });
  const { topic, row, last } = pass;
  const { round, number } = view;
  const missing = round.topics.length - pass.topics.length;
  return (
    <div className={layout.review} data-print="block">
      <ProgressLine
        review={pass}
        lead={
          <>
            <IconButton
              label="All topics"
              icon={<ArrowLeft size={18} strokeWidth={1.75} />}
              onClick={() => rounds.show(null)}
            />
            <Row as="h2" gap={8} type="label" tone="strong" fit="shrink" className={styles.name}>
              <EyeOff size={16} strokeWidth={1.75} aria-hidden="true" />
              <Text as="span" lines={1} dir="auto">
                Independent round: {round.name}
              </Text>
            </Row>
          </>
        }
        end={
          <Row as="span" gap={12} fit="last" className={styles.end}>
            <span className={styles.closes}>Closes on {shortDay(round.closesAt)}</span>
            {store.isOwner && (
              <Button variant="outline" size="small" onClick={() => rounds.end(view)}>
                End it now
              </Button>
            )}
          </Row>
        }
      />
      {topic === null || row === null || sow === null ? (
        <p className={styles.none}>None of the topics of this round is in this project.</p>
      ) : (
        <TopicSheet
          {...{ review: pass, topic, sow, theme, notes, noteField, isPhone }}
          team={
            <>
              <SeatsRow rounds={rounds} view={view} row={row} />
              {isNarrow && <RoundProgress view={view} />}
            </>
          }
        />
      )}
      <Dock review={pass} says={[]} disabled={topic === null} isWriting={pass.isExplaining}>
        <ActLine
          act={last === null ? null : { name: last.topic.name, status: last.status }}
          why={
            last !== null && (
              <WhyLine
                field={`vote ${round.id} ${last.topic.id}`}
                name={last.topic.name}
                says={[]}
                reason={last.reason}
                isOpen={pass.isExplaining}
                onOpen={pass.explain}
                onSave={pass.giveReason}
              />
            )
          }
          onUndo={last === null ? null : pass.undo}
        />
      </Dock>
      <Rail review={pass} title={`Round ${number}`} note={leftWords(round.closesAt, store.now)}>
        {!isNarrow && <RoundProgress view={view} />}
        {missing > 0 && <p className={styles.none}>{formatCount(missing)} more are not in this project.</p>}
      </Rail>
      <p className="visually-hidden" role="status">
        {pass.announcement}
      </p>
    </div>
  );
});
