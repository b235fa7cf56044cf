import { Box } from '../kit/layout/stack';
import styles from './problem.module.scss';

/** Why a file cannot be opened, or not so. */
export function Problem({ text }: { readonly text: string }) {
  return (
    <Box as="p" type="body" pad="12 16" breaks className={styles.problem} role="alert">
      {text}
    </Box>
  );
}
