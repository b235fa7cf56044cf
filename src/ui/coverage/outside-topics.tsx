import { observer } from 'mobx-react-lite';
import type { CoverageViewModel } from '../../application/coverage/coverage.view-model';
import type { RatedTopic } from '../../domain/coverage/coverage';
import { countOf } from '../../domain/shared/figures';
import { Text } from '../kit/layout/text';
import styles from './outside-topics.module.scss';

interface Props {
  readonly view: CoverageViewModel;
}

const MOST_NAMES = 12;

/** The topics that are in no cell, each with the way to its card. */
export const OutsideTopics = observer(function OutsideTopics({ view }: Props) {
  const { outside } = view.coverage;
  const withoutShift = outside.filter(({ shift }) => shift === null);
  const withoutQuadrant = outside.filter(({ shift }) => shift !== null);
  return (
    <Text type="caption" tone="muted" pad="16 0 0">
      <Names view={view} topics={withoutQuadrant} lacks="quadrant" />
      <Names view={view} topics={withoutShift} lacks="shift" />
      <Names view={view} topics={view.untracked.map((topic) => ({ topic }))} lacks="status" />A cell leads to Review
      with its filters.
    </Text>
  );
});

function Names({
  view,
  topics,
  lacks,
}: Props & { readonly topics: readonly Pick<RatedTopic, 'topic'>[]; readonly lacks: string }) {
  if (topics.length === 0) return null;
  const others = topics.length - MOST_NAMES;
  const hasOne = topics.length === 1;
  const counted = hasOne ? 'counts in the totals only' : 'count in the totals only';
  const uncounted = hasOne ? 'is not counted' : 'are not counted';
  const outcome = lacks === 'status' ? uncounted : counted;
  return (
    <>
      {countOf(topics.length, 'topic')} {hasOne ? 'has' : 'have'} no {lacks} and {outcome}:{' '}
      {topics.slice(0, MOST_NAMES).map(({ topic }, index) => (
        <span key={topic.id}>
          {index > 0 && ', '}
          <button type="button" className={styles.name} dir="auto" onClick={() => view.openCard(topic)}>
            {topic.name}
          </button>
        </span>
      ))}
      {others > 0 && ` and ${countOf(others, 'other')}`}.{' '}
    </>
  );
}
