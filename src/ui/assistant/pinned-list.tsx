import { Pin, PinOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { pinChange, type PinnedQueries, type PinnedQuery } from '../../application/assistant/pinned-queries';
import type { AskPage } from '../../application/assistant/ask-page';
import { materialOf } from '../../domain/query/condition-kinds';
import { formatCount } from '../../domain/shared/figures';
import { IconButton } from '../kit/controls/icon-button';
import { Text } from '../kit/layout/text';
import styles from './ask-view.module.scss';

interface Props {
  readonly pins: PinnedQueries;
  readonly page: AskPage;
}

/** The pinned queries, with what came in and went out since the previous data. */
export const PinnedList = observer(function PinnedList({ pins, page }: Props) {
  const { all } = pins;
  if (all.length === 0) return null;
  return (
    <section aria-label="Pinned">
      <Text as="h2" type="label">
        Pinned <Text as="small">and what changed in them</Text>
      </Text>
      <ul className={styles.lines}>
        {all.map((pin) => (
          <li key={pin.id}>
            <button type="button" dir="auto" onClick={() => page.store.show(pin.query)}>
              <Pin size={14} aria-hidden /> <span>{pin.name}</span>
              <Changes pin={pin} page={page} />
            </button>
            <IconButton label={`Unpin ${pin.name}`} icon={<PinOff size={14} />} onClick={() => pins.remove(pin)} />
          </li>
        ))}
      </ul>
    </section>
  );
});

/** '13 topics', '+6 Synthetic media labels and 5 more'; of a query that needs sources only its answer finds out. */
const Changes = observer(function Changes({
  pin: { query },
  page,
}: {
  readonly pin: PinnedQuery;
  readonly page: AskPage;
}) {
  const { facts } = page;
  const needs = materialOf(query);
  if (facts === null || needs.has('sources') || needs.has('startups') || query.since === 'visit') return null;
  const { count, added, gone } = pinChange(query, facts);
  return (
    <>
      <b>{formatCount(count)}</b>
      <span className={styles.changes}>
        {added !== null && added.length > 0 && <span>+{namesOf(added)}</span>}
        {gone !== null && gone.length > 0 && <span>−{namesOf(gone)}</span>}
        {added?.length === 0 && gone?.length === 0 && <span>no change</span>}
      </span>
    </>
  );
});

/** '6 Synthetic media labels and 5 more'. */
function namesOf(names: readonly string[]): string {
  const [first = ''] = names;
  return `${formatCount(names.length)} ${first}${names.length > 1 ? ` and ${formatCount(names.length - 1)} more` : ''}`;
}
