import type { SmallMap } from '../../domain/plane/small-map';
import { Text } from '../kit/layout/text';
import styles from './unnamed-topics.module.scss';

/** More names are a list in columns. */
const MOST_IN_LINE = 12;

/** The bubbles whose names find no room on the map, by their numbers. */
export function UnnamedTopics({ map: { marks, labels } }: { readonly map: SmallMap }) {
  const named = new Set(labels.map(({ mark }) => mark.item.id));
  const names = marks.flatMap((mark, index) =>
    mark === null || named.has(mark.item.id) ? [] : [`${index + 1}\u00A0${mark.item.name}`],
  );
  if (names.length === 0) return null;
  if (names.length > MOST_IN_LINE) {
    return (
      <Text as="ul" type="caption" tone="muted" above={8} className={styles.list} aria-label="On the map">
        {names.map((name) => (
          <li key={name} dir="auto">
            {name}
          </li>
        ))}
      </Text>
    );
  }
  return (
    <Text type="caption" tone="muted" above={4}>
      Also on the map: {names.join(', ')}.
    </Text>
  );
}
