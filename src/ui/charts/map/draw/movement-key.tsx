import { formatCount } from '../../../../domain/shared/figures';
import type { ChartData } from '../../../../application/charts/chart-data';
import type { MovementCount } from '../../../../domain/plane/movement';
import { observer } from 'mobx-react-lite';
import { Row, Text } from '../../../kit/layout/stack';
import type { MapModel } from '../model/map-model';
import { MovementGlyph } from '../../../plane/svg-shape';

/** @param range the driver counts of the smallest and the largest bubble; null without bubbles */
export function areaWords(range: readonly [least: number, most: number] | null): string {
  const [least, most] = range ?? [0, 0];
  return `area: ${most === least ? '' : `${formatCount(least)} to ${formatCount(most)} `}impacting drivers`;
}

/** Why no movement is shown though it is switched on; null: it is shown. */
export function noMovementWords({ showsPrevious, movement }: ChartData): string | null {
  if (showsPrevious) return 'Movement leads to the current data.';
  if (movement.hasNothingBefore) return 'There is no previous data to compare with.';
  if (movement.hasNoPositions) return 'The previous data has no places to compare with.';
  if (movement.beforeById !== null) return null;
  return movement.hasFailed ? 'The previous data could not be loaded.' : 'Loading ...';
}

/** @param all of all items, with or without a position: where bubbles are fewer or more, the words say that they are meant */
export function movementKeyWords(
  count: MovementCount,
  all: MovementCount,
): Readonly<Record<'moved' | 'new' | 'gone', string>> {
  const on = (kind: 'moved' | 'new' | 'gone', place: string): string =>
    `${formatCount(count[kind])} ${kind}${all[kind] === count[kind] ? '' : ` ${place}`}`;
  return { moved: on('moved', 'on the map'), new: on('new', 'on the map'), gone: on('gone', 'from the map') };
}

/** The meaning of trails, rings and dashed circles, and how many of each there are. */
export const MovementKey = observer(function MovementKey({
  model,
  isPicture = false,
}: {
  model: MapModel;
  isPicture?: boolean;
}) {
  const { data } = model;
  if (!data.movement.isWanted) return null;
  const none = noMovementWords(data);
  if (none !== null) {
    // A picture says nothing of what is still being loaded, and names its version in its title.
    return isPicture && !(data.movement.isShown && data.movement.isKnown) ? null : <span>{none}</span>;
  }
  const { movementCount } = model.facts;
  const words = movementKeyWords(movementCount, data.movement.changes ?? movementCount);
  return (
    <Row as="span" gap={8} inline role="status">
      <MovementGlyph kind="moved" />
      {words.moved}
      <MovementGlyph kind="new" />
      {words.new}
      <MovementGlyph kind="gone" />
      {words.gone}
      {isPicture && movementCount.unmoved > 0 && (
        <>
          <MovementGlyph kind="unmoved" />
          {formatCount(movementCount.unmoved)} unmoved
        </>
      )}
    </Row>
  );
});

/** Above a table: how many rows moved, are new and gone. */
export const TableChanges = observer(function TableChanges({ data }: { readonly data: ChartData }) {
  const { changes } = data.movement;
  if (!data.movement.isWanted) return null;
  if (changes === null)
    return (
      <Text type="caption" tone="muted" pad="4 0">
        {noMovementWords(data)}
      </Text>
    );
  return (
    <Text type="caption" tone="muted" pad="4 0" role="status">
      {Object.values(movementKeyWords(changes, changes)).join(', ')}
    </Text>
  );
});
