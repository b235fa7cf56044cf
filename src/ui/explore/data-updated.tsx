import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortDay } from '../../domain/shared/calendar';
import { paths } from '../../domain/shell/routes';
import { hasNewDiscoveries, type Sow } from '../../domain/workspace/sow';
import styles from './data-updated.module.scss';

/** The date of the data and 'Analyze', shown if there are new discoveries (specification, section 2). */
export function DataUpdated({ sow }: { readonly sow: Sow | null }) {
  if (sow === null || !hasNewDiscoveries(sow)) return null;
  const date = shortDay(sow.loadDate);
  return (
    <p className={styles.updated}>
      {date !== null && <span>Data updated on {date}</span>}
      <Link to={paths.dataRefresh(sow.id)} className={styles.link} data-print="none">
        Analyze
        <ArrowRight size={14} aria-hidden="true" />
      </Link>
    </p>
  );
}
