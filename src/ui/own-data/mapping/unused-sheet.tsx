import { Text } from '../../kit/layout/text';

/** In the place of the columns of a sheet that is not used. */
export function UnusedSheet({ reason }: { readonly reason: string }) {
  return (
    <Text type="body" tone="muted" pad="16 0">
      This sheet is not used: {reason}
    </Text>
  );
}
