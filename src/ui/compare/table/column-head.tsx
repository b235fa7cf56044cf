import { ChevronDown, X } from 'lucide-react';
import type { ComparedColumn, CompareViewModel } from '../../../application/compare/compare.view-model';
import { isDecided, topicStatusName } from '../../../domain/topic/topic-status';
import { isOnlyOfRadar } from '../../../domain/topic/radar-values';
import { IconButton } from '../../kit/controls/icon-button';
import { usePageView } from '../../kit/layout/page-view';
import { Row } from '../../kit/layout/stack';
import { Picture } from '../../signal/picture';
import { Menu } from '../../kit/overlays/menu';
import { QuadrantText, StatusText } from '../../signal/signal-text';
import { StatusIcon, statusItems } from '../../signal/status-icon';
import styles from './column-head.module.scss';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly view: CompareViewModel;
  readonly column: ComparedColumn;
}

/** Picture, quadrant, status and name of a column. */
export function ComparedHead({ view, column }: Props) {
  const dataText = useDataText();
  // Browsers do not repeat buttons with the head of a table on each page: they are texts there.
  const { isPrinting } = usePageView();
  const { id, signal } = column;
  const { name } = signal;
  return (
    <div className={styles.head}>
      <div className={styles.picture} data-print="none">
        <Picture of={signal} className={styles.cover} eager />
        <IconButton
          label={`Remove ${name}`}
          className={styles.remove}
          icon={<X size={14} strokeWidth={2} aria-hidden="true" />}
          onClick={() => view.remove(id)}
        />
      </div>
      <Row gap={8} justify="between" wrap type="chip" above={8} className={styles.facts} data-print="flow">
        <Row as="span" gap={8} fit="shrink">
          <b className={styles.mark} title={`${name} in the columns beside it`} aria-hidden="true">
            {column.mark}
          </b>
          {!isOnlyOfRadar(signal) && <QuadrantText quadrant={signal.quadrant} />}
        </Row>
        {isPrinting ? (
          isDecided(column.status) && <StatusText status={column.status} size={13} />
        ) : (
          <ColumnStatus column={column} view={view} />
        )}
      </Row>
      {isPrinting ? (
        <p className={styles.name} {...dataText}>
          {name}
        </p>
      ) : (
        <button type="button" className={styles.name} {...dataText} onClick={() => view.openCard(id)}>
          {name}
        </button>
      )}
    </div>
  );
}

/** A menu of the statuses; nothing for a trend or a topic that is not trackable. */
function ColumnStatus({ column, view }: Pick<Props, 'column' | 'view'>) {
  const { id, signal, status } = column;
  if (status === null) return null;
  const items = statusItems({ onSelect: (each) => view.setStatus(id, each), current: status });
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
