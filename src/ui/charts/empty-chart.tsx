import { observer } from 'mobx-react-lite';
import { Stack, Text } from '../kit/layout/stack';
import type { ChartItem } from '../../application/charts/items/chart-item';
import { filtersOfSurface } from '../../domain/filters/sender-statuses';
import type { ChartData } from '../../application/charts/chart-data';
import styles from './empty-chart.module.scss';

/** Says why there is nothing to draw. Filters are cleared in the filter bar. */
export const EmptyChart = observer(function EmptyChart({ data }: { readonly data: ChartData }) {
  const [title, advice] = reasonFor(data);
  return (
    <Stack gap={8} type="body" tone="muted" pad={32} className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 120 88" width="120" height="88" aria-hidden="true">
        <path d="M8 80H112M8 80V8" />
        <path className={styles.dashes} d="M60 8V80M8 44H112" />
        <circle cx="36" cy="60" r="7" />
        <circle cx="82" cy="28" r="10" />
        <circle cx="92" cy="62" r="5" />
      </svg>
      <Text as="h3" type="card" tone="strong">
        {title}
      </Text>
      <p>{advice}</p>
    </Stack>
  );
});

function reasonFor(data: ChartData): readonly [title: string, advice: string] {
  const { type, everything, showsPrevious } = data;
  if (data.items.length > 0) {
    const figure = data.surface === 'impact' ? 'sizing by lens' : 'number of drivers';
    return [`The ${figure} is not known`, 'None of the topics has it. What is known of them is in the List view.'];
  }
  if (everything.all.length > 0 && lacksChosen(data)) {
    const [here, there] = showsPrevious ? ['previous', 'Current'] : ['current', 'Previous'];
    return [`What is chosen is not in the ${here} data`, `Choose ${there} Data to see it, or remove the filter.`];
  }
  if (data.find !== '') return [`No ${type} has this text in its name`, 'Search for another text, or clear the field.'];
  if (everything.all.length > 0) {
    return [`No ${type}s pass these filters`, 'Remove a filter, or clear them all, to see more.'];
  }
  if (showsPrevious && !data.hasPreviousRows)
    return [
      'The previous data cannot be drawn here',
      'The provider does not send its rows; only external charts have them. Choose Current Data to see those of today.',
    ];
  if (showsPrevious) return [`No ${type}s in the previous data`, 'Choose Current Data to see those of today.'];
  if (type === 'topic' && data.topics.length > 0) {
    return ['No topic has impacting drivers', 'This tab shows those that have; all topics are in the List view.'];
  }
  return [`No ${type}s in this project yet`, 'They are shown here as soon as its data is loaded.'];
}

/** Names are chosen, and only the other version of the data has them. */
function lacksChosen({ filters, surface, type, everything }: ChartData): boolean {
  const { topicFilter, trendFilter } = filtersOfSurface(filters, surface);
  const lacks = (chosen: readonly string[], nameOf: (item: ChartItem) => string | null): boolean =>
    chosen.length > 0 && !everything.all.some((item) => chosen.includes(nameOf(item) ?? ''));
  if (type === 'trend') return lacks(trendFilter, ({ name }) => name);
  return lacks(topicFilter, ({ name }) => name) || lacks(trendFilter, ({ trendName }) => trendName);
}
