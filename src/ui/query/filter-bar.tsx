import { useEffect, useState } from 'react';
import type { AskBar as Bar, AskHost } from '../../application/query/ask-bar';
import type { LoadAskBar } from '../../application/query/load-ask-bar';
import { late } from '../kit/layout/late';
import { Spinner } from '../kit/layout/spinner';

const AskBar = late(async () => (await import('./ask-bar')).AskBar, { failure: 'note' });

interface Props {
  readonly load: LoadAskBar;
  /** The same for as long as it is shown. */
  readonly host: AskHost;
}

/** The query bar in a panel of filters. */
export function FilterBar({ load, host }: Props) {
  const [bar, setBar] = useState<Bar | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    load().then(
      (create) => isShown && setBar(create(host)),
      () => isShown && setHasFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [load, host]);
  if (hasFailed) return <p role="alert">The conditions could not be loaded. Close and open the panel to try again.</p>;
  if (bar === null) return <Spinner size={16} />;
  return <AskBar bar={bar} label="Conditions" placeholder="growth > 15, new, a shift …" isInPanel />;
}
