import { useState } from 'react';
import type { InsightSource } from '../../domain/foresight/insight';
import { safeLink } from '../../domain/shared/safe-link';
import styles from './favicon.module.scss';

/** The icon of a source, else its initial. No favicon service, which would learn what users read. */
export function Favicon({ source: { title, url, faviconUrl } }: { source: InsightSource }) {
  const [broken, setBroken] = useState(false);
  if (faviconUrl !== null && !broken) {
    return (
      <img
        className={styles.picture}
        src={faviconUrl}
        alt=""
        width={16}
        height={16}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  // By code points, not by code units: a title may begin with an emoji.
  const [initial = '·'] = Array.from(safeLink(url)?.hostname ?? title.trim());
  return (
    <span className={styles.initial} aria-hidden="true">
      {initial.toUpperCase()}
    </span>
  );
}
