import { Suspense, useState, type ReactNode } from 'react';
import { useOutlet } from 'react-router-dom';
import type { SowId } from '../../domain/shared/entity-id';
import type { Screen } from '../../domain/shell/routes';
import { Kept } from '../kit/layout/keep-alive';
import { SpinnerPage } from '../kit/layout/spinner';

/** People go to and fro between these two, and both are dear to make. */
const KEPT: readonly Screen[] = ['homepage', 'data'];

interface Visited {
  readonly sow: SowId;
  readonly screens: Partial<Record<Screen, ReactNode>>;
}

interface Props {
  readonly sow: SowId;
  readonly screen: Screen;
}

/** The screen of the address, and behind it those of the same project that are kept for the way back. */
export function ProjectScreens({ sow, screen }: Props) {
  const outlet = useOutlet();
  const [visited, setVisited] = useState<Visited>({ sow, screens: {} });
  const screens = visited.sow === sow ? visited.screens : {};
  const isNew = KEPT.includes(screen) && screens[screen] === undefined;
  // An outlet knows its own address, whatever the page's is by now.
  if (isNew || visited.sow !== sow) setVisited({ sow, screens: isNew ? { ...screens, [screen]: outlet } : screens });
  return (
    <>
      {KEPT.map(
        (kept) =>
          (kept === screen || screens[kept] !== undefined) && (
            <Kept key={kept} shown={kept === screen}>
              <Arriving>{kept === screen ? outlet : screens[kept]}</Arriving>
            </Kept>
          ),
      )}
      {!KEPT.includes(screen) && <Arriving>{outlet}</Arriving>}
    </>
  );
}

function Arriving({ children }: { children: ReactNode }) {
  return <Suspense fallback={<SpinnerPage />}>{children}</Suspense>;
}
