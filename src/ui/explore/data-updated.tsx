import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { shortDay } from '../../domain/shared/calendar';
import { paths } from '../../domain/shell/routes';
import { hasNewDiscoveries, type Sow } from '../../domain/workspace/sow';
import { Row } from '../kit/layout/stack';
import styles from './data-updated.module.scss';

/** The date of the data and 'Analyze', shown if there are new discoveries (specification, section 2). Children stand between. */
export function DataUpdated({ sow, children }: { readonly sow: Sow | null; readonly children?: ReactNode }) {
  const isShown = sow !== null && hasNewDiscoveries(sow);
  if (!isShown && children === undefined) return null;
  const date = isShown ? shortDay(sow.loadDate) : null;
  return (
    <Row gap={12} type="small" tone="muted" nowrap fit="last" className={styles.updated}>
      {date !== null && <span>Data updated on {date}</span>}
      {children !== undefined && (
        <Row as="span" gap={12} fit="last">
          {children}
        </Row>
      )}
      {isShown && (
        <Link to={paths.dataRefresh(sow.id)} className={styles.link} data-print="none" title="What changed">
          Analyze
          <ArrowRight size={14} aria-hidden="true" />
        </Link>
      )}
    </Row>
  );
}
