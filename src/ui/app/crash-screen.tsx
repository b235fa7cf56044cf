import { Button } from '../kit/controls/button';
import { isLostCode } from '../kit/layout/lost-code';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './plain-page.module.scss';

interface Props {
  readonly error: unknown;
  /** The product's own address. */
  readonly home: string;
}

/** 'An Error Occurred' plus the error text, instead of a blank page (specification, sections 2 and 8). */
export function CrashScreen({ error, home }: Props) {
  const text = error instanceof Error ? error.message : String(error);
  return (
    <Box as="main" pad="64 gutter" className={styles.page} role="alert">
      <h1>An Error Occurred</h1>
      <Text tone="muted" breaks>
        {text}
      </Text>
      {isLostCode(error) && (
        <Text above={8}>
          There may be a newer version: reload the page. It opens at the same address, and what you have saved is kept.
        </Text>
      )}
      <Row gap={12} wrap above={24}>
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button variant="outline" onClick={() => window.location.assign(`${home}/`)}>
          Back to Home Page
        </Button>
      </Row>
    </Box>
  );
}
