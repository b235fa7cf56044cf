import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { RankingStore } from '../../application/ranking/ranking.store';
import {
  ALL_POINTS,
  LEAST_FIGURES,
  MOST_FIGURES,
  rankFigureName,
  SCALING_WORDS,
  SCALINGS,
  withFigure,
  withoutFigure,
  withPoints,
  type RankFigure,
  type Weight,
} from '../../domain/ranking/weighting';
import { IconButton } from '../kit/controls/icon-button';
import { Select } from '../kit/controls/select';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './ranking.module.scss';

interface Props {
  readonly store: RankingStore;
}

const DIRECTIONS = [
  ['more', 'more is better'],
  ['less', 'less is better'],
] as const;

/** Two to six figures with their points, which are 100 together. */
export const WeightsEditor = observer(function WeightsEditor({ store }: Props) {
  const { weighting, figures } = store;
  const free = figures.filter((figure) => weighting.every((each) => each.figure !== figure));
  return (
    <Stack gap={8} role="group" aria-label="Weights" data-print="none">
      <ul>
        {weighting.map((weight) => (
          <WeightRow key={weight.figure} store={store} weight={weight} />
        ))}
      </ul>
      <Row gap={12} wrap>
        {free.length > 0 && weighting.length < MOST_FIGURES && (
          <Select<RankFigure>
            label="Add a figure"
            options={free.map((figure) => [figure, rankFigureName(figure)] as const)}
            value=""
            placeholder="Choose …"
            onChange={(figure) => store.set(withFigure(weighting, figure))}
          />
        )}
        <Text as="span" type="small" tone="muted">
          The points always add up to {ALL_POINTS}. Where one figure gets more, the others get less.
        </Text>
      </Row>
    </Stack>
  );
});

interface RowProps extends Props {
  readonly weight: Weight;
}

const WeightRow = observer(function WeightRow({ store, weight }: RowProps) {
  const { weighting } = store;
  const { figure, points, isLowBetter, scaling } = weight;
  const name = rankFigureName(figure);
  const setPoints = (value: number): void => {
    if (Number.isFinite(value)) store.set(withPoints(weighting, figure, value));
  };
  const change = (changed: Partial<Weight>): void =>
    store.set(weighting.map((each) => (each === weight ? { ...each, ...changed } : each)));
  return (
    <Row as="li" gap="4 8" wrap pad="4 0">
      <Text as="span" type="name" className={styles.figure} dir="auto">
        {name}
      </Text>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={ALL_POINTS}
        value={points}
        aria-label={`Points of ${name}`}
        onChange={({ target }) => setPoints(target.valueAsNumber)}
      />
      <input
        type="number"
        className={styles.points}
        min={0}
        max={ALL_POINTS}
        value={points}
        aria-label={`Points of ${name}, as a number`}
        onChange={({ target }) => setPoints(target.valueAsNumber)}
      />
      <span>
        <Select
          isAlone
          label={`Direction of ${name}`}
          options={DIRECTIONS}
          value={isLowBetter ? 'less' : 'more'}
          onChange={(value) => change({ isLowBetter: value === 'less' })}
        />
      </span>
      <span>
        <Select
          isAlone
          label={`Scale of ${name}`}
          options={SCALINGS.map((each) => [each, SCALING_WORDS[each]] as const)}
          value={scaling}
          onChange={(value) => change({ scaling: value })}
        />
      </span>
      {weighting.length > LEAST_FIGURES && (
        <IconButton
          label={`Leave out ${name}`}
          icon={<X size={16} strokeWidth={1.75} />}
          onClick={() => store.set(withoutFigure(weighting, figure))}
        />
      )}
    </Row>
  );
});
