import { Button } from '../kit/controls/button';
import { Box, Row, Stack } from '../kit/layout/stack';
import styles from './plain-page.module.scss';

/** The product cannot start: names the fault and each key or line, never a blank page. Needs no container. */
export function FaultPage({ message, faults }: { message: string; faults: readonly string[] }) {
  return (
    <Box as="main" pad="64 gutter" className={styles.page} role="alert">
      <h1>The platform cannot start</h1>
      <p>{message}</p>
      <Stack as="ul" gap={8} breaks>
        {faults.map((fault) => (
          <li key={fault}>
            <code>{fault}</code>
          </li>
        ))}
      </Stack>
      <Row gap={12} wrap above={24}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
      </Row>
    </Box>
  );
}
