import { observer } from 'mobx-react-lite';
import type { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './about-data.module.scss';

/** The origin and licence of the data and a note on its figures; nothing where the data has none. */
export const AboutData = observer(function AboutData({ about }: Pick<ProjectListsStore, 'about'>) {
  const info = about.value;
  if (info === null) return null;
  return (
    <Stack
      as="aside"
      gap={4}
      type="small"
      tone="muted"
      pad="0 gutter 32"
      className={styles.about}
      aria-label="About the data"
    >
      <p>
        <Text as="span" weight={500}>
          {info.title}.
        </Text>{' '}
        {info.figures}
      </p>
      {(info.licence ?? info.attribution) !== null && (
        <details className={styles.more}>
          <summary>Licence and sources</summary>
          {info.licence !== null && <Text above={8}>Licence: {info.licence}</Text>}
          {info.attribution !== null && <Text above={8}>{info.attribution}</Text>}
        </details>
      )}
    </Stack>
  );
});
