import { observer } from 'mobx-react-lite';
import { formatCount } from '../../../../domain/shared/figures';
import { Row } from '../../../kit/layout/stack';
import { Text } from '../../../kit/layout/text';
import { movementWords, noMovementWords } from '../model/key-words';
import type { ChartData } from '../../chart-data';
import type { MapModel } from '../model/map-model';
import { MovementGlyph } from '../../../plane/movement-glyph';

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
  const words = movementWords(movementCount, data.movement.gone.length);
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
      {Object.values(movementWords(changes, changes.gone)).join(', ')}
    </Text>
  );
});
