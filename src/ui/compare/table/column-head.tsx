import { ChevronDown, X } from 'lucide-react';
import type { ComparedColumn } from '../../../application/compare/compared-column';
import { isDecided, type TopicStatus, topicStatusName } from '../../../domain/topic/topic-status';
import { isOnlyOfRadar } from '../../../domain/topic/radar-values';
import type { ArtTheme } from '../../art/art-types';
import type { EngineName } from '../../art/cover/engines';
import { IconButton } from '../../kit/controls/icon-button';
import { Row, Text } from '../../kit/layout/stack';
import { Picture } from '../../kit/media/picture';
import { Menu } from '../../kit/overlays/menu';
import { QuadrantText, StatusText } from '../../kit/signal/signal-text';
import { StatusIcon, statusItems } from '../../kit/signal/status-icon';
import styles from './column-head.module.scss';

export interface HeadActions {
  readonly theme: ArtTheme;
  /** Browsers do not repeat buttons with the head of a table on each page: they are texts there. */
  readonly isPrinting: boolean;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onStatus: (id: string, status: TopicStatus) => void;
}

interface Props {
  readonly column: ComparedColumn;
  readonly actions: HeadActions;
  readonly engine?: EngineName | undefined;
}

/** Picture, quadrant, status and name of a column. It stays when the content of its column could not be loaded. */
export function ComparedHead({ column, engine, actions }: Props) {
  const { id, signal } = column;
  const name = signal?.name ?? `No. ${id}`;
  return (
    <div className={styles.head}>
      <div className={styles.picture} data-print="none">
        {signal === null ? (
          <span className={styles.missing} />
        ) : (
          <Picture of={signal} theme={actions.theme} engine={engine} className={styles.cover} eager />
        )}
        <IconButton
          label={`Remove ${name}`}
          className={styles.remove}
          icon={<X size={14} strokeWidth={2} aria-hidden="true" />}
          onClick={() => actions.onRemove(id)}
        />
      </div>
      {signal === null ? (
        <Text type="small" tone="muted" above={8}>
          {name} is not in this project.
        </Text>
      ) : (
        <>
          <Row gap={8} justify="between" wrap type="chip" above={8} className={styles.facts} data-print="flow">
            {!isOnlyOfRadar(signal) && <QuadrantText quadrant={signal.quadrant} />}
            {actions.isPrinting ? (
              isDecided(column.status) && <StatusText status={column.status} size={13} />
            ) : (
              <ColumnStatus column={column} onStatus={actions.onStatus} />
            )}
          </Row>
          {actions.isPrinting ? (
            <p className={styles.name} dir="auto">
              {name}
            </p>
          ) : (
            <button type="button" className={styles.name} dir="auto" onClick={() => actions.onOpen(id)}>
              {name}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** A menu of the statuses; nothing for a trend or a topic that is not trackable. */
function ColumnStatus({ column, onStatus }: { column: ComparedColumn } & Pick<HeadActions, 'onStatus'>) {
  const { id, signal, status } = column;
  if (status === null || signal === null) return null;
  const items = statusItems({ onSelect: (each) => onStatus(id, each), current: status });
  return (
    <Menu
      label={`Status of ${signal.name}`}
      triggerLabel={`Status of ${signal.name}: ${topicStatusName(status)}`}
      triggerClassName={styles.status}
      trigger={
        <>
          <StatusIcon status={status} size={15} />
          {topicStatusName(status)}
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[{ items }]}
    />
  );
}
