import { ChevronDown, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { DeckViewModel } from '../../application/deck/deck.view-model';
import { isComparable } from '../../domain/compare/comparison';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { comparePath } from '../../domain/shell/routes';
import { TEXT_LIMITS } from '../../domain/team/member-record';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { ButtonLink } from '../kit/controls/button-link';
import { IconButton } from '../kit/controls/icon-button';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { Menu } from '../kit/overlays/menu';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import { statusItems } from '../kit/signal/status-items';
import { doneText, failedText, runningText } from '../selection/selection-words';
import styles from './summary.module.scss';

interface Props {
  readonly view: DeckViewModel;
  readonly sow: SowId;
  readonly onClose: () => void;
}

/** What was marked, and which status it gets. */
export const Summary = observer(function Summary({ view, sow, onClose }: Props) {
  const [status, setStatus] = useState<TopicStatus>(1);
  const { marked, act } = view;
  const ids = marked.map(({ topic }) => topic.id);
  const items = statusItems({ onSelect: setStatus, current: status });
  return (
    <div className={styles.summary}>
      <Text as="h1" type="title">
        {marked.length === 0 ? 'Nothing is marked' : `${countOf(marked.length, 'topic')} worth pursuing`}
      </Text>
      {marked.length === 0 && (
        <Text type="lead" tone="muted" above={12}>
          Press W on a slide to mark it.
        </Text>
      )}
      <Box as="ul" above={24} className={styles.list}>
        {marked.map(({ topic, statements }) => (
          <li key={topic.id}>
            <i data-quadrant={quadrantHue(topic.quadrant)} />
            <div>
              <Text type="card" dir="auto">
                {topic.name}
              </Text>
              {statements.map((statement) => (
                <Text key={statement} type="body" tone="muted" dir="auto">
                  Imagine if {statement}
                </Text>
              ))}
            </div>
            <IconButton
              label={`Remove the mark of ${topic.name}`}
              icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => view.unmark(topic)}
            />
          </li>
        ))}
      </Box>
      <Row gap={12} wrap above={24}>
        {marked.length > 0 && (
          <span className={styles.split}>
            <Button disabled={act?.isRunning === true} onClick={() => void view.setStatus(status)}>
              Set to {topicStatusName(status)}
            </Button>
            <Menu
              label="Status"
              triggerLabel="Another status"
              triggerClassName={styles.more}
              trigger={<ChevronDown size={16} aria-hidden="true" />}
              groups={[{ items }]}
            />
          </span>
        )}
        {isComparable(ids.length) && (
          <ButtonLink variant="outline" to={comparePath(sow, ids)}>
            Compare
          </ButtonLink>
        )}
        <Button variant={marked.length > 0 ? 'outline' : 'ink'} onClick={onClose}>
          Close
        </Button>
      </Row>
      {view.canDecideTogether && marked.length > 0 && (
        <Row
          as="form"
          gap={12}
          wrap
          above={24}
          onSubmit={(event) => {
            event.preventDefault();
            const reason = new FormData(event.currentTarget).get('reason');
            view.decideTogether(status, typeof reason === 'string' ? reason : '');
          }}
        >
          <input
            name="reason"
            className={styles.reason}
            maxLength={TEXT_LIMITS.reason}
            placeholder="Reason of the team"
            aria-label="Reason of the team"
            dir="auto"
          />
          <Button type="submit" variant="outline">
            Record {topicStatusName(status)} as the team&apos;s
          </Button>
        </Row>
      )}
      <Text above={16} type="body" tone="muted" className={styles.act} role="status">
        {view.recorded > 0 && `Recorded as the team's decision: ${countOf(view.recorded, 'topic')}. `}
        {act !== null &&
          (act.isRunning ? `${runningText(act)}…` : [doneText(act), failedText(act)].filter(Boolean).join('. '))}
      </Text>
      {act !== null && !act.isRunning && (
        <Row as="p" gap={8} above={8}>
          {act.failed.length > 0 && (
            <Button variant="outline" size="small" onClick={view.retryFailed}>
              Try again
            </Button>
          )}
          {view.canUndo && (
            <Button variant="outline" size="small" onClick={view.undo}>
              Undo
            </Button>
          )}
        </Row>
      )}
    </div>
  );
});
