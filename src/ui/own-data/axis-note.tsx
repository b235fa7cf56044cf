import { observer } from 'mobx-react-lite';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import type { ScreenProps } from '../screens/project-screen';

/** Above the list of an own project that has no map, though a column of its file may be the missing axis. */
export const AxisNote = observer(function AxisNote({ sow }: ScreenProps) {
  const ownData = useResolved(OwnDataEntry);
  const topics = useResolved(ProjectSignalsStore).topics.value ?? [];
  const hasFigure = topics.some(({ own = {} }) => Object.values(own).some((value) => typeof value === 'number'));
  const [hasGrowth, hasSizing] = [
    topics.some(({ growth }) => growth !== null),
    topics.some(({ sizing }) => sizing.average !== null),
  ];
  const isRadar = topics.some(({ ring }) => ring !== undefined);
  if (!hasFigure || isRadar || (hasGrowth && hasSizing)) return null;
  return (
    <Row gap="8 16" wrap pad="12 gutter 0" role="note">
      <Text type="small" tone="muted">
        {hasGrowth || hasSizing
          ? `There is no map of growth by size: no column is the ${hasGrowth ? 'size' : 'growth'}.`
          : 'There is no map of growth by size: no column is the growth, and none the size.'}
      </Text>
      <Button
        variant="outline"
        size="small"
        onClick={() => ownData.ask({ kind: 'open', replaces: sow, isCorrection: true })}
      >
        Which column is the {hasSizing ? 'growth' : 'size'}?
      </Button>
    </Row>
  );
});
