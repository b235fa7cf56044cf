import type { FaultGroup } from '../../../domain/own-data/fault-groups';
import { Stack } from '../../kit/layout/stack';
import { Text } from '../../kit/layout/text';
import { moreOf } from '../faults/fault-words';

/** What cannot be used as it is, a line for each kind. */
export function FaultList({ faults }: { readonly faults: readonly FaultGroup[] }) {
  if (faults.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label="Faults of the file">
      <Text as="h3" type="label">
        What cannot be read as it is
      </Text>
      <Stack as="ul" gap={4}>
        {faults.map(({ fault, others }, at) => (
          <Text as="li" key={at} type="small">
            {fault.row !== null && <>Row {fault.row}</>}
            {fault.column !== null && (
              <>
                , <bdi>{fault.column}</bdi>
              </>
            )}
            {fault.row !== null && ': '}
            {fault.found !== null && <b dir="auto">{fault.found} </b>}
            {fault.problem} {fault.consequence}
            {others > 0 && (
              <Text as="span" tone="muted">
                {' '}
                {moreOf(others, fault.column)}.
              </Text>
            )}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
