import { useState } from 'react';
import type { InsightSource } from '../../domain/foresight/insight';
import { safeLink } from '../../domain/shared/safe-link';
import styles from './panels.module.scss';

/** Where an insight comes from: favicon, title, and the domain as a link in a new tab (specification, section 2). */
export function SourcesPanel({ sources }: { sources: readonly InsightSource[] }) {
  return (
    <section aria-label="Sources">
      <h3 className={styles.heading}>Sources</h3>
      <ul className={styles.list}>
        {sources.map((source) => (
          <SourceRow key={`${source.title}:${source.url ?? ''}`} source={source} />
        ))}
      </ul>
    </section>
  );
}

function SourceRow({ source }: { source: InsightSource }) {
  const link = safeLink(source.url);
  return (
    <li className={styles.source}>
      <Favicon source={source} />
      <span className={styles.sourceText}>
        <span dir="auto">{source.title}</span>
        {link === null ? (
          <span className={styles.domain}>{source.url}</span>
        ) : (
          <a className={styles.domain} href={link.href} target="_blank" rel="noopener noreferrer">
            {link.hostname}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        )}
      </span>
    </li>
  );
}

/** The source's own picture, else a drawn initial. No favicon service is asked: it would learn what is read. */
function Favicon({ source }: { source: InsightSource }) {
  const [broken, setBroken] = useState(false);
  if (source.faviconUrl !== null && !broken) {
    return (
      <img
        className={styles.favicon}
        src={source.faviconUrl}
        alt=""
        width={16}
        height={16}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  const initial = Array.from(safeLink(source.url)?.hostname ?? source.title)[0] ?? '·';
  return (
    <span className={styles.initial} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
