import { observer } from 'mobx-react-lite';
import type { ExploreViewModel } from '../../application/explore/explore.view-model';
import styles from './explore-screen.module.scss';

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
      <p className={styles.unknown} role="status">
        The conditions of this address are left out: {fault}.
      </p>
    );
  if (unknownNames.length === 0) return null;
  return (
    <p className={styles.unknown} role="status" title={unknownNames.join(', ')}>
      {unknownNames.length === 1 ? (
        <>
          ‘<bdi>{unknownNames[0]}</bdi>’ is not in this project and is left out.
        </>
      ) : (
        `${unknownNames.length} names of this address are not in this project and are left out.`
      )}
    </p>
  );
});
