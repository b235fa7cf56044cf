import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen';

interface Props {
  readonly children: ReactNode;
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
    return this.state.error === null ? this.props.children : <CrashScreen error={this.state.error} />;
  }
}
