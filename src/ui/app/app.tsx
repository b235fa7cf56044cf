import { StrictMode, Suspense, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ResolverProvider, type Resolver } from '../di/resolver';
import { NeutralShell } from '../shell/neutral-shell';
import { ToastRegion } from '../shell/toast-region';
import { CrashBoundary } from './crash-boundary';
import { NavigatorBridge } from './navigator-bridge';
import type { RouterNavigator } from './router-navigator';
import { AppRoutes } from './routes';
import { behind, loaders } from './screens';
import { usePreloadingLinks } from './use-preloading-links';

interface Props {
  readonly resolver: Resolver;
  readonly navigator: RouterNavigator;
  /** Adds what the project screens need to the container; resolves at once when it is there already. */
  readonly prepareFeatures: () => Promise<void>;
  readonly onCrash: (error: unknown) => void;
}

export function App({ resolver, navigator, prepareFeatures, onCrash }: Props) {
  // The features belong to the container before any screen behind them renders; React suspends on the promise. Made up
  // here, because what is suspended forgets its state and would begin again and again.
  const [screens] = useState(() => ({
    entry: behind(prepareFeatures, loaders.entry),
    layout: behind(prepareFeatures, loaders.layout),
  }));
  usePreloadingLinks();
  return (
    <StrictMode>
      <CrashBoundary onCrash={onCrash}>
        <ResolverProvider resolver={resolver}>
          <BrowserRouter>
            <NavigatorBridge navigator={navigator} />
            <Suspense fallback={<NeutralShell />}>
              <AppRoutes {...screens} />
            </Suspense>
            <ToastRegion />
          </BrowserRouter>
        </ResolverProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
