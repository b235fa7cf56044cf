import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reaction } from 'mobx';
import { useEffect, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { SearchStore } from '../../../src/application/search/search.store';
import { Drafts } from '../../../src/application/workspace/drafts';
import { projectArea } from '../../../src/composition/project-area';
import { screensWithout } from '../../../src/composition/screens';
import { ProductSettings } from '../../../src/application/shared/product-settings';
import { PageViewProvider } from '../../../src/ui/app/app';
import { ScreensProvider, type ProjectArea } from '../../../src/ui/screens/project-screen';
import { DraftsProvider } from '../../../src/ui/kit/controls/use-draft';
import { ResolverProvider } from '../../../src/ui/di/resolver';
import { focusSearch } from '../../../src/ui/search/search-box';
import { ToastRegion } from '../../../src/ui/shell/toast-region';
import type { FakeNavigator } from '../../fakes/fake-navigator';
import type { TestPlatform } from '../../fakes/test-platform';

/** A part of the product at the platform's address, with the toasts, on the real stores. */
export function renderAt(platform: TestPlatform, element: ReactElement) {
  const user = userEvent.setup();
  platform.pageControls.focusSearch = () => focusSearch(platform.get(SearchStore));
  const view = render(
    <MemoryRouter initialEntries={[platform.navigator.path]}>
      <FollowAddress navigator={platform.navigator} />
      <ScreensProvider value={areaOf(platform).screens}>
        <ResolverProvider resolver={platform.resolver}>
          <DraftsProvider value={platform.resolver.get(Drafts)}>
            <PageViewProvider>{element}</PageViewProvider>
          </DraftsProvider>
          <ToastRegion />
        </ResolverProvider>
      </ScreensProvider>
    </MemoryRouter>,
  );
  return { user, view, screen };
}

const areas = new WeakMap<TestPlatform, ProjectArea>();

/** The screens on the platform's stores. */
export function areaOf(platform: TestPlatform): ProjectArea {
  const area =
    areas.get(platform) ??
    projectArea(platform.resolver, screensWithout(platform.get(ProductSettings).off), async () => {});
  areas.set(platform, area);
  return area;
}

/** The fake address bar and the router show the same place, whichever of them moves. */
function FollowAddress({ navigator }: { navigator: FakeNavigator }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(
    () =>
      reaction(
        () => navigator.path,
        (path) => void navigate(path),
      ),
    [navigator, navigate],
  );
  useEffect(() => {
    if (`${pathname}${search}` !== navigator.path) navigator.go(`${pathname}${search}`);
  }, [navigator, pathname, search]);
  return null;
}
