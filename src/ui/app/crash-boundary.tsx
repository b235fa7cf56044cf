import { Component, type ReactNode } from 'react';
import { Button } from '../kit/controls/button';
import { isLostCode } from '../kit/layout/lost-code';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './plain-page.module.scss';

interface Props {
  readonly children: ReactNode;
  /** The product's own address. */
  readonly home: string;
  readonly onCrash: (error: unknown) => void;
}

/** Shows the crash fallback instead of a blank page when rendering fails. React needs a class for this. */
export class CrashBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { children, home } = this.props;
    return this.state.error === null ? children : <CrashScreen error={this.state.error} home={home} />;
  }
}

/** 'An Error Occurred' plus the error text (specification, sections 2 and 8). */
function CrashScreen({ error, home }: { error: unknown; home: string }) {
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
