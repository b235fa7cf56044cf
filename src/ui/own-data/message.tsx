import { observer } from 'mobx-react-lite';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import { Text } from '../kit/layout/text';

/** What was done last with the own projects, or did not work. */
export const Message = observer(function Message({ own }: { readonly own: OwnProjectsViewModel }) {
  return (
    <Text type="small" tone="muted" role="status">
      {own.message}
    </Text>
  );
});
