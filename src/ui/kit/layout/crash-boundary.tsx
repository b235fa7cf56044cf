import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly onCrash: (error: unknown) => void;
  /** Shown instead. @param retry renders the children again */
  readonly renderCrash: (error: unknown, retry: () => void) => ReactNode;
}

/** Shows something else where rendering fails; the rest of the page goes on. React needs a class for this. */
export class CrashBoundary extends Component<Props, { readonly error: unknown }> {
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
