import { Newspaper, PencilLine } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RefObject, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { REVIEW_COMMANDS } from '../../application/review/review-commands';
import { NOTE_LIMIT, type NotesStore } from '../../application/personal/notes.store';
import type { Insight } from '../../domain/workspace/insight';
import { dayAndMonth } from '../../domain/shared/calendar';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { insightPath } from '../../domain/shared/routes';
import type { Topic } from '../../domain/topic/topic';
import { Text, Row } from '../kit/layout/stack';
import { Key, shortcutsOf } from '../keys/key';
import { focusAround } from '../kit/controls/focus-around';
import styles from './topic-links.module.scss';

/** In which insights the topic appears. */
export function InsightRow({ sow, insights }: { readonly sow: SowId; readonly insights: readonly Insight[] }) {
  const [first, ...others] = insights;
  return (
    <Row gap={8} type="small" className={styles.row}>
      <Newspaper size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className={styles.label}>
        {first === undefined ? 'Insights' : `In ${countOf(insights.length, 'insight')}`}
      </span>
      {first === undefined ? (
        <Text as="span" tone="muted" fit="rigid">
          None
        </Text>
      ) : (
        <>
          <Link className={styles.link} to={insightPath(sow, first.title)} dir="auto">
            {first.title}
          </Link>
          <Text as="span" tone="muted" fit="rigid">
            {dayAndMonth(first.createdAt)}
          </Text>
          {others.length > 0 && (
            <Text as="span" tone="muted" fit="rigid">
              and {others.length} more
            </Text>
          )}
        </>
      )}
    </Row>
  );
}

interface NoteProps {
  readonly topic: Topic;
  readonly notes: NotesStore;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** The user's note on the topic, stored as it is typed. Escape leaves the field; the text stays. */
export const NoteRow = observer(function NoteRow({ topic, notes, field }: NoteProps) {
  const target = { type: 'topic', id: topic.id } as const;
  return (
    <>
      <Row as="label" gap={8} type="small" className={styles.row}>
        <PencilLine size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.label}>Note</span>
        <textarea
          ref={field}
          className={styles.note}
          rows={1}
          maxLength={NOTE_LIMIT}
          dir="auto"
          aria-keyshortcuts={shortcutsOf(REVIEW_COMMANDS.commands.writeNote)}
          placeholder="Only you see it; it goes into the brief and the export"
          value={notes.textOf(target)}
          onFocus={showWhole}
          onInput={showWhole}
          onChange={(event) => notes.write(target, event.target.value)}
          onBlur={notes.flush}
          onKeyDown={(event) => {
            if (event.key === 'Escape') focusAround(event.currentTarget);
          }}
        />
        <span>
          <Key of={REVIEW_COMMANDS.commands.writeNote} />
        </span>
      </Row>
    </>
  );
});

/** The browser only keeps the mark of the text in view, which the field grows with. */
function showWhole({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.scrollIntoView({ block: 'nearest' });
}
