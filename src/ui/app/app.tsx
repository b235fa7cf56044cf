import { StrictMode } from 'react';
import { ResolverProvider, type Resolver } from '../di/resolver';
import { OwnDataGate } from '../own-data/own-data-gate';
import { ToastRegion } from '../shell/toast-region';
import { AddressRouter } from './address-router';
import { CrashBoundary } from '../kit/layout/crash-boundary';
import { CrashScreen } from './crash-screen';
import { ScreensProvider, type ProjectArea } from '../screens/project-screen';
import type { RouterNavigator } from './router-navigator';
import { PageViewProvider } from './page-view-provider';
import { AppRoutes } from './routes';

interface Props {
  readonly resolver: Resolver;
  readonly navigator: RouterNavigator;
  readonly area: ProjectArea;
  readonly onCrash: (error: unknown) => void;
}

export function App({ resolver, navigator, area, onCrash }: Props) {
  return (
    <StrictMode>
      <CrashBoundary onCrash={onCrash} renderCrash={(error) => <CrashScreen error={error} home={navigator.home} />}>
        <ResolverProvider resolver={resolver}>
          <ScreensProvider value={area.screens}>
            <AddressRouter navigator={navigator}>
              <PageViewProvider>
                <AppRoutes entry={area.entry} layout={area.layout} />
                <OwnDataGate Host={area.ownData.Component} />
                <ToastRegion />
              </PageViewProvider>
            </AddressRouter>
          </ScreensProvider>
        </ResolverProvider>
      </CrashBoundary>
    </StrictMode>
  );
}
