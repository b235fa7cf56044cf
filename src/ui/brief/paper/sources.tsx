import { memo } from 'react';
import { citedBy, printedSource, type Reference } from '../../../domain/brief/references';
import { safeLink } from '../../../domain/shared/safe-link';
import { Text } from '../../kit/layout/stack';
import styles from './sources.module.scss';

/** All sources of the brief, each once, with their addresses written out. */
export const Sources = memo(function Sources({ references }: { readonly references: readonly Reference[] }) {
  return (
    <section className={styles.sources} aria-labelledby="brief-sources">
      <h3 id="brief-sources" tabIndex={-1}>
        Sources
      </h3>
      {references.length === 0 ? (
        <Text type="small" tone="muted" above={8}>
          The data names no source for these topics.
        </Text>
      ) : (
        <ol className={styles.list}>
          {references.map(({ number, title, url, classification, topics }) => (
            <li key={number} id={`brief-source-${number}`} tabIndex={-1}>
              <b>[{number}]</b>
              <Text as="span" type="small" className={styles.title}>
                <span dir="auto">{title}</span>
                {url !== null && <Address url={url} />}
              </Text>
              <span className={styles.kind} dir="auto">
                {classification ?? 'Data point'}
              </span>
              <span>{citedBy(topics)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});

function Address({ url }: { readonly url: string }) {
  const link = safeLink(url);
  if (link === null) return <u dir="auto">{url}</u>;
  return (
    <a className={styles.address} href={link.href} target="_blank" rel="noopener noreferrer">
      {printedSource(link.href)}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
