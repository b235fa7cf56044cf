import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import { keptLine } from '../../../domain/own-data/kept-line';
import { Button } from '../../kit/controls/button';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';

/** That the file replaces an own project, what is kept of that, and the other way to open it. */
export const OpenAs = observer(function OpenAs({ flow }: { flow: OpenFile }) {
  const { replaces, newerOf, kept, isCorrection } = flow;
  if (replaces === null || isCorrection) return null;
  return (
    <Stack gap={8} role="status">
      <Text type="body">
        It becomes the newer data of ‘<bdi>{replaces.name}</bdi>’.
        {newerOf !== null && ' Columns and units are as you chose them then.'} Your statuses and notes stay.{' '}
        {keptLine(kept ?? [])}
      </Text>
      <Button variant="outline" size="small" onClick={flow.replaceNone}>
        Open as a project of its own
      </Button>
    </Stack>
  );
});
