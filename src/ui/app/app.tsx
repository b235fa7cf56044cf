import { StrictMode, Suspense } from 'react';
import { ResolverProvider, type Resolver } from '../di/resolver';
import { NeutralShell } from '../shell/neutral-shell';
import { ToastRegion } from '../shell/toast-region';
import { OwnDataGate } from '../own-data/own-data-gate';
import { AddressRouter } from './address-router';
import { CrashBoundary } from './crash-boundary';
import { ScreensProvider, type ProjectScreen } from './project-screen';
import type { RouterNavigator } from './router-navigator';
import { TextScaleProvider } from './text-scale-provider';
import { AppRoutes, type FirstScreen, type ProjectArea } from './routes';

interface Props {
  readonly resolver: Resolver;
  readonly navigator: RouterNavigator;
  readonly screens: readonly ProjectScreen[];
  readonly area: ProjectArea;
  readonly first: FirstScreen | null;
  readonly onCrash: (error: unknown) => void;
}

export function App({ resolver, navigator, screens, area, first, onCrash }: Props) {
  return (
    <StrictMode>
      <CrashBoundary onCrash={onCrash}>
        <ResolverProvider resolver={resolver}>
          <ScreensProvider value={screens}>
            <AddressRouter navigator={navigator}>
              <TextScaleProvider>
                {' '}
                <Suspense fallback={<NeutralShell />}>
                  <AppRoutes area={area} first={first} />
                </Suspense>
                <OwnDataGate Host={area.OwnData} />
                <ToastRegion />
              </TextScaleProvider>{' '}
            </AddressRouter>
          </ScreensProvider>
        </ResolverProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
