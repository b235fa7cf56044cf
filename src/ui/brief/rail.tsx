import { Copy, FileSpreadsheet, Info, Link2, Presentation, Printer } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import type { BriefViewModel } from '../../application/brief/brief.view-model';
import { briefChecks, type BriefCheck } from '../../domain/brief/brief-checks';
import { briefPages } from '../../domain/brief/brief-length';
import type { BriefFormat } from '../../domain/tracking/usage-event';
import { Stack } from '../kit/layout/stack';
import styles from './rail.module.scss';

interface Props {
  readonly model: BriefViewModel;
  /** The file that is being made; null: none. */
  readonly making: BriefFormat | null;
  readonly onTake: (format: BriefFormat | 'markdown-file') => void;
  readonly onGo: (target: string) => void;
}

const ACTIONS = [
  { format: 'print', text: 'Print or PDF', Icon: Printer },
  { format: 'powerpoint', text: 'PowerPoint', Icon: Presentation },
  { format: 'markdown', text: 'Copy as Markdown', Icon: Copy },
  { format: 'markdown-file', text: 'Markdown file', Icon: Copy },
  { format: 'csv', text: 'CSV of the topics', Icon: FileSpreadsheet },
  { format: 'link', text: 'Copy link', Icon: Link2 },
] as const;

/** What the brief becomes, what is missing in it, and how long it is. */
export const Rail = observer(function Rail({ model, making, onTake, onGo }: Props) {
  const { content } = model.editor;
  // One rendering for all answers that arrive together.
  const brief = useDeferredValue(model.brief);
  const checks = useMemo(() => briefChecks(brief, content), [brief, content]);
  const pages = briefPages(brief, content.parts);
  const count = brief.topics.length;
  return (
    <div className={styles.rail}>
      <section aria-label="Take it away">
        <h2>Take it away</h2>
        <Stack gap={4} className={styles.actions}>
          {ACTIONS.map(({ format, text, Icon }) => (
            <button
              key={format}
              type="button"
              disabled={count === 0}
              aria-busy={making === format || undefined}
              onClick={() => onTake(format)}
            >
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {making === format ? 'Being made' : text}
            </button>
          ))}
        </Stack>
        <p>{model.linkText}</p>
      </section>
      <section aria-label="Before you send it">
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
      <section aria-label="Length">
        <h2>Length</h2>
        <dl>
          <dt>Pages, about</dt>
          <dd>{pages}</dd>
          <dt>Sources, each once</dt>
          <dd>{brief.references.length}</dd>
        </dl>
      </section>
    </div>
  );
});

function targetOf({ target, isNote }: BriefCheck): string {
  if (target === 'summary') return target;
  if (typeof target !== 'number') return `${target}-text`;
  return isNote ? `note-${target}` : `topic-${target}`;
}
