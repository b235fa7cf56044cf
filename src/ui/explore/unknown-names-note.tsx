import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import { Text } from '../kit/layout/text';

/** Says that a link or a saved view names what the project does not have, or holds conditions that cannot be read. */
export const UnknownNamesNote = observer(function UnknownNamesNote({
  explore,
}: {
  readonly explore: ExploreViewModel;
}) {
  const { unknownNames } = explore;
  const { fault } = explore.query;
  if (fault !== null)
    return (
      <Text type="small" tone="muted" pad="12 gutter 0" role="status">
        The conditions of this address are left out: {fault}.
      </Text>
    );
  if (unknownNames.length === 0) return null;
  return (
    <Text type="small" tone="muted" pad="12 gutter 0" role="status" title={unknownNames.join(', ')}>
      {unknownNames.length === 1 ? (
        <>
          ‘<bdi>{unknownNames[0]}</bdi>’ is not in this project and is left out.
        </>
      ) : (
        `${unknownNames.length} names of this address are not in this project and are left out.`
      )}
    </Text>
  );
});
