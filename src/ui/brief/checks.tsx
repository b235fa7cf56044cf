import { Info } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import type { BriefViewModel } from '../../application/brief/brief.view-model';
import { briefChecks, type BriefCheck } from '../../domain/brief/brief-checks';
import styles from './checks.module.scss';

interface Props {
  readonly model: BriefViewModel;
  readonly onGo: (target: string) => void;
}

/** What is missing in the brief. */
export const Checks = observer(function Checks({ model, onGo }: Props) {
  const { content } = model.editor;
  // One rendering for all answers that arrive together.
  const brief = useDeferredValue(model.brief);
  const checks = useMemo(() => briefChecks(brief, content), [brief, content]);
  return (
    <section className={styles.checks} aria-label="Before you send it">
      <h2>Before you send it</h2>
      {checks.length === 0 ? (
        <p>Nothing is missing.</p>
      ) : (
        <ul>
          {checks.map((check, index) => (
            <li key={index}>
              <Info size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>
                <button type="button" className={styles.link} dir="auto" onClick={() => onGo(targetOf(check))}>
                  {check.subject}
                </button>{' '}
                {check.text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});

function targetOf({ target, isNote }: BriefCheck): string {
  if (target === 'summary') return target;
  if (typeof target !== 'number') return `${target}-text`;
  return isNote ? `note-${target}` : `topic-${target}`;
}
