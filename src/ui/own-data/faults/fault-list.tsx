import type { FaultGroup } from '../../../domain/own-data/data-fault';
import { Stack, Text } from '../../kit/layout/stack';
import { countOf } from '../../../domain/shared/figures';

interface Props {
  readonly faults: readonly FaultGroup[];
  /** The file has several sheets. */
  readonly hasSheets: boolean;
}

/** What cannot be used as it is, a line for each kind. */
export function FaultList({ faults, hasSheets }: Props) {
  if (faults.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label="Faults of the file">
      <Text as="h3" type="label">
        Left out, or read in another way
      </Text>
      <Stack as="ul" gap={4}>
        {faults.map(({ fault: { sheet, row, column, found, problem, consequence, severity }, others }, at) => {
          const place = [hasSheets && sheet, row !== null && `Row ${row}`, column].filter(Boolean).join(', ');
          return (
            <Text as="li" key={at} type="small">
              {place !== '' && <bdi>{place}</bdi>}
              {place !== '' && found !== null && ', '}
              {found !== null && <b dir="auto">{found}</b>}
              {(place !== '' || found !== null) && ': '}
              {problem} {severity === 'left-out' ? <b>{consequence}</b> : consequence}
              {others > 0 && (
                <Text as="span" tone="muted">
                  {' '}
                  {moreOf(others, column)}.
                </Text>
              )}
            </Text>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** "12 more in column ‘Growth’" */
function moreOf(count: number, column: string | null): string {
  return `${countOf(count, 'more row')}${column === null ? '' : ` with this in ‘${column}’`}`;
}
