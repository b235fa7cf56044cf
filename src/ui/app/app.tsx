import { StrictMode, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { ResolverProvider, type Resolver } from '../di/resolver';
import { NeutralShell } from '../shell/neutral-shell';
import { ToastRegion } from '../shell/toast-region';
import { CrashBoundary } from './crash-boundary';
import { NavigatorBridge } from './navigator-bridge';
import type { RouterNavigator } from './router-navigator';
import { AppRoutes } from './routes';
import type { ProjectEntrance } from './screens';

interface Props {
  readonly resolver: Resolver;
  readonly navigator: RouterNavigator;
  readonly entrance: ProjectEntrance;
  readonly onCrash: (error: unknown) => void;
}

export function App({ resolver, navigator, entrance, onCrash }: Props) {
  return (
    <StrictMode>
      <CrashBoundary onCrash={onCrash}>
        <ResolverProvider resolver={resolver}>
          {/* In transitions React would answer a click in pieces, over many frames; what is not here yet shows a spinner. */}
          <BrowserRouter useTransitions={false}>
            <NavigatorBridge navigator={navigator} />
            <Suspense fallback={<NeutralShell />}>
              <AppRoutes {...entrance} />
            </Suspense>
            <ToastRegion />
          </BrowserRouter>
        </ResolverProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
