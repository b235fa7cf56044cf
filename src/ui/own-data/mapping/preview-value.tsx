import type { PreviewCell } from '../../../domain/own-data/mapping-preview';
import { Text } from '../../kit/layout/text';

interface Props {
  readonly cell: PreviewCell | undefined;
  readonly type: 'name' | 'small';
}

/** A value of the file and, where it becomes something else, what that is. */
export function PreviewValue({ cell, type }: Props) {
  if (cell === undefined) return null;
  const { raw, shown } = cell;
  const isSame = shown === null || shown === raw;
  return (
    <Text type={type} lines={1}>
      <Text as="bdi" tone={isSame ? 'strong' : 'muted'}>
        {raw}
      </Text>
      {!isSame && (
        <>
          <span className="visually-hidden"> becomes</span>{' '}
          <Text as="span" weight={600} tabular>
            {shown}
          </Text>
        </>
      )}
    </Text>
  );
}
