import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ExperimentViewModel } from '../../application/experiments/experiment.view-model';
import type { Theme } from '../../application/shell/theme';
import { safeLink } from '../../domain/shared/safe-link';
import { Button } from '../kit/controls/button';
import { LoadFailure } from '../kit/layout/load-failure';
import { Notice } from '../kit/layout/notice';
import { Spinner } from '../kit/layout/spinner';
import { ExperimentFrame } from './experiment-frame';
import styles from './experiment-view.module.scss';

interface Props {
  readonly experiment: ExperimentViewModel;
  readonly name: string;
  readonly theme: Theme;
}

/** A full-height frame with the experiment's page, or the reason why it cannot be shown. */
export const ExperimentView = observer(function ExperimentView({ experiment, name, theme }: Props) {
  const { state } = experiment;
  const isFramed = state.kind === 'framed';
  return (
    <section className={styles.screen} aria-label={name}>
      <div className={styles.place}>
        {state.kind === 'failed' && (
          <Middle>
            <LoadFailure what={name} onRetry={experiment.retry} />
          </Middle>
        )}
        {state.kind === 'refused' && (
          <Middle>
            <Notice tone="warning" title="This experiment cannot be shown.">
              Its address is not a web address that may be opened here.
            </Notice>
          </Middle>
        )}
        {state.kind === 'unresponsive' && (
          <Middle>
            <Notice tone="warning" title="This page does not answer.">
              It may be down, or it may not allow to be shown inside another page.
            </Notice>
            <div className={styles.actions}>
              <Button size="small" onClick={experiment.retry}>
                Try again
              </Button>
              <NewTab address={state.address} />
            </div>
          </Middle>
        )}
        {(state.kind === 'loading' || (isFramed && !state.isLoaded)) && (
          <Middle>
            <Spinner size={28} />
          </Middle>
        )}
        {isFramed && (
          <ExperimentFrame
            key={state.address}
            address={state.address}
            name={name}
            theme={theme}
            isLoaded={state.isLoaded}
            onLoad={experiment.frameLoaded}
            onBlocked={experiment.timeOut}
          />
        )}
      </div>
      {isFramed && <Origin address={state.address} />}
    </section>
  );
});

/**
 * The host of a page of another site, and a link to it: when such a page refuses to be framed, the browser shows a page of
 * its own and fires no event.
 */
function Origin({ address }: { address: string }) {
  const link = safeLink(address);
  if (link === null) return null;
  return (
    <p className={styles.origin}>
      <span className={styles.host}>This page comes from {link.hostname}.</span>
      <NewTab address={address} />
    </p>
  );
}

function NewTab({ address }: { address: string }) {
  return (
    <a className={styles.away} href={address} target="_blank" rel="noopener noreferrer">
      Open in a new tab
    </a>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return <div className={styles.middle}>{children}</div>;
}
