import { StrictMode, Suspense } from 'react';
import { ResolverProvider, type Resolver } from '../di/resolver';
import { NeutralShell } from '../shell/neutral-shell';
import { ToastRegion } from '../shell/toast-region';
import { AddressRouter } from './address-router';
import { CrashBoundary } from './crash-boundary';
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
          <AddressRouter navigator={navigator}>
            <Suspense fallback={<NeutralShell />}>
              <AppRoutes {...entrance} />
            </Suspense>
            <ToastRegion />
          </AddressRouter>
        </ResolverProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
