import type { InsightSource } from '../../domain/foresight/insight';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { ExternalLink } from '../kit/controls/external-link';
import { Favicon } from './favicon';
import styles from './panels.module.scss';

interface Props {
  readonly sources: readonly InsightSource[];
  readonly onOpen: (url: string) => void;
}

/** The sources of an insight: favicon, title, and the domain as a link in a new tab (specification, section 2). */
export function SourcesPanel({ sources, onOpen }: Props) {
  const keys = distinctKeys(sources, ({ title, url }) => `${title} ${url ?? ''}`);
  return (
    <div role="group" aria-label="Sources">
      <h3 className={styles.heading}>Sources</h3>
      <ul className={styles.list}>
        {sources.map((source, index) => (
          <li key={keys[index]} className={styles.source}>
            <Favicon source={source} />
            <span className={styles.sourceText}>
              <span dir="auto">{source.title}</span>
              {source.url !== null && <ExternalLink url={source.url} className={styles.domain} onOpen={onOpen} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
