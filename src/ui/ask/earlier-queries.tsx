import styles from './ask-view.module.scss';
import { observer } from 'mobx-react-lite';
import type { AskPage } from '../../application/ask/ask-page';
import { queryToText } from '../../domain/query/read-query';
import { queryLabel } from '../../domain/query/query-words';
import { capitalized } from '../../domain/shared/words';
import { Text } from '../kit/layout/stack';

/** The queries of the session before this one. */
export const EarlierQueries = observer(function EarlierQueries({ page }: { readonly page: AskPage }) {
  const { earlier } = page.store;
  if (earlier.length === 0) return null;
  return (
    <section aria-label="Earlier" data-print="none">
      <Text as="h2" type="label">
        Earlier
      </Text>
      <ul className={styles.lines}>
        {earlier.map(({ query, unused }) => (
          <li key={queryToText({ query, unread: [] })}>
            <button type="button" dir="auto" onClick={() => page.ask(query, unused)}>
              {capitalized(queryLabel(query))}
            </button>
          </li>
        ))}
      </ul>
      <Text type="caption" tone="muted">
        <kbd>Alt</kbd> <kbd>←</kbd> goes back
      </Text>
    </section>
  );
});
