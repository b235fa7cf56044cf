import { RotateCw } from 'lucide-react';
import { useState, Component, type ReactNode } from 'react';
import { Button } from '../controls/button';
import styles from './lost-code.module.scss';
import { Row } from './stack';

/** What Chromium, Firefox, Safari and Vite say of a file of code or styles that could not be fetched. */
const LOST =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/;
/** Styles that were not fetched are not asked for again. */
const LOST_STYLES = /^Unable to preload CSS/;

/** Whether code could not be fetched: the browser is offline, or a newer version has replaced the files. */
export function isLostCode(error: unknown): error is Error {
  return error instanceof Error && LOST.test(error.message);
}

interface Props {
  readonly error: Error;
  readonly onRetry: () => void;
  /** At the foot of the window, for what lies above the page. */
  readonly isNote?: boolean;
}

/** In place of a part of the page whose code could not be fetched. */
export function LostCode({ error, onRetry, isNote = false }: Props) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={isNote ? styles.note : styles.area} role="alert">
      <p>
        This part of the page could not be loaded. Check your connection, or reload the page for its newest version.
      </p>
      <Row gap={8} wrap>
        {!LOST_STYLES.test(error.message) && (
          <Button variant="outline" size="small" onClick={onRetry}>
            <RotateCw size={14} aria-hidden="true" />
            Try again
          </Button>
        )}
        <Button variant="outline" size="small" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
        {isNote && (
          <Button variant="quiet" size="small" onClick={() => setClosed(true)}>
            Close
          </Button>
        )}
      </Row>
    </div>
  );
}

interface CrashBoundaryProps {
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
  /** Shown instead. @param retry renders the children again */
  readonly renderCrash: (error: unknown, retry: () => void) => ReactNode;
}

/** Shows something else where rendering fails; the rest of the page goes on. React needs a class for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error: error ?? new Error('Unknown error') };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.renderCrash(error, () => this.setState({ error: null }));
  }
}
