import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SignalSaid } from '../../application/ask/answers/signal-said';
import { shortLocalDay } from '../../domain/shared/calendar';
import { safeLink } from '../../domain/shared/safe-link';
import { capitalized, joined } from '../../domain/shared/words';
import { topicStatusName } from '../../domain/topic/topic-status';
import { ExternalLink } from '../kit/controls/external-link';
import { LoadFailure } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { Stack, Text } from '../kit/layout/stack';
import { useDataText } from '../kit/media/data-text';
import styles from './said-section.module.scss';

/** What the data and the team say on one topic or trend: what changed, its evolution, reasons, sources with their numbers. */
export const SaidSection = observer(function SaidSection({ said }: { readonly said: SignalSaid }) {
  const dataText = useDataText();
  const { name, changes, decisions, insights, dossier } = said;
  return (
    <Stack as="section" gap={16} aria-label={`What there is on ${name}`}>
      <Part title="What changed">
        <p>{changesWords(changes)}</p>
      </Part>
      {decisions.length > 0 && (
        <Part title="What was decided">
          <ul>
            {decisions.map(({ name: member, status, decision }) => (
              <li key={member}>
                <b dir="auto">{member}</b>: {topicStatusName(status)}
                {decision != null && ` on ${shortLocalDay(decision.at, 'en')}`}
                {decision?.reason != null && (
                  <>
                    , because <q {...dataText}>{decision.reason}</q>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {insights.length > 0 && (
        <Part title="Insights that mention it">
          <ul>
            {insights.map(({ title, createdAt }) => (
              <li key={`${title} ${createdAt}`} {...dataText}>
                {title}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {dossier !== null && <Dossier state={dossier} />}
    </Stack>
  );
});

function changesWords(changes: SignalSaid['changes']): string {
  if (changes === null) return 'Not known: there is no previous data to compare with.';
  return changes.length === 0 ? 'Nothing since the previous data.' : `${capitalized(joined(changes))}.`;
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Stack gap={4} type="body" className={styles.part}>
      <Text as="h3" type="label">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

function Dossier({ state }: { readonly state: NonNullable<SignalSaid['dossier']> }) {
  const dataText = useDataText();
  if (state.state === 'loading') return <Spinner size={18} />;
  const { deepdive, sources } = state.state === 'ready' ? state.dossier : state;
  const evolution = deepdive?.evolution ?? [];
  const all = sources?.sources ?? [];
  return (
    <>
      {state.state === 'failed' && <LoadFailure what="its evolution and sources" onRetry={state.retry} />}
      {evolution.length > 0 && (
        <Part title="Evolution">
          <dl>
            {evolution.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd {...dataText}>{text}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {all.length > 0 && (
        <Part title="Sources">
          <ol>
            {all.map(({ title, url }, at) => (
              // Titles and addresses repeat in real data, and the order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                <span {...dataText}>{title}</span>{' '}
                {url !== null && safeLink(url) !== null && (
                  <ExternalLink url={url}>
                    {safeLink(url)?.hostname ?? url} <span className="visually-hidden">{title}</span>
                  </ExternalLink>
                )}
              </li>
            ))}
          </ol>
        </Part>
      )}
    </>
  );
}
