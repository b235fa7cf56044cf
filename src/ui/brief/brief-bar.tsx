import { ChevronDown, Download, ListChecks, ListTree, Presentation, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { BriefViewModel } from '../../application/brief/brief.view-model';
import type { BriefFormat } from '../../domain/tracking/usage-event';
import { Button } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import { Menu } from '../kit/overlays/menu';
import styles from './brief-bar.module.scss';

const SAVED_WORDS = { yes: 'Saved on this device', saving: 'Saving …', no: 'Not saved yet' } as const;

interface Props {
  readonly model: BriefViewModel;
  /** The file that is being made; null: none. */
  readonly making: BriefFormat | null;
  readonly isPhone: boolean;
  readonly onPresent: () => void;
  readonly onTake: (format: BriefFormat | 'markdown-file') => void;
  readonly onRemove: () => void;
  /** null: it stands beside the paper. */
  readonly onOutline: (() => void) | null;
  readonly onChecks: (() => void) | null;
}

/** The drafts, what is stored, and what the brief becomes: presented, or one of the exports. */
export const BriefBar = observer(function BriefBar(props: Props) {
  const { model, making, isPhone, onPresent, onTake, onRemove, onOutline, onChecks } = props;
  const { editor, drafts, opener } = model;
  const open = drafts.all.map((draft) => ({
    text: draft.title,
    isChecked: draft.id === editor.id,
    onSelect: () => opener.openDraft(draft),
  }));
  const hasTopics = model.topics.length > 0;
  const tools = [
    ...(onOutline === null ? [] : [{ text: 'Outline', Icon: ListTree, canDo: true, act: onOutline }]),
    ...(onChecks === null ? [] : [{ text: 'Checks', Icon: ListChecks, canDo: true, act: onChecks }]),
    { text: 'Undo', Icon: Undo2, canDo: editor.canUndo, act: editor.undo },
  ];
  const usable = tools.filter(({ canDo }) => canDo);
  const exported = (text: string, format: Parameters<typeof onTake>[0]) => ({ text, onSelect: () => onTake(format) });
  return (
    <Row gap={12} type="small" ruled="below" pad="0 16" className={styles.bar} data-print="none">
      <Menu
        label="Briefs"
        align="start"
        className={styles.drafts}
        triggerClassName={styles.title}
        triggerLabel={`Briefs: ${model.title}`}
        trigger={
          <>
            <span>{model.title}</span>
            <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </>
        }
        groups={[
          ...(open.length > 0 ? [{ heading: 'Your briefs', items: open }] : []),
          ...(editor.isDraft ? [{ items: [{ text: 'Remove this brief', onSelect: onRemove }] }] : []),
        ]}
        empty={open.length === 0 ? 'There are no other briefs yet.' : undefined}
      />
      {/* Not announced: it changes with each pause in typing. What is refused is announced by its own line. */}
      <Text as="span" tone="muted" fit="rigid" className={styles.state}>
        {SAVED_WORDS[editor.saved]}
      </Text>
      <Row as="span" gap={4} fit="last" className={styles.tools}>
        {isPhone && usable.length > 0 && (
          <Menu
            label="More"
            triggerClassName={styles.more}
            trigger={<Trigger text="More" />}
            groups={[{ items: usable.map(({ text, act }) => ({ text, onSelect: () => act() })) }]}
          />
        )}
        {!isPhone &&
          tools.map(({ text, Icon, canDo, act }) => (
            <Button key={text} variant="quiet" size="small" disabled={!canDo} onClick={act}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              {text}
            </Button>
          ))}
        {hasTopics && (
          <>
            <Menu
              label="Export"
              triggerClassName={styles.more}
              trigger={
                <>
                  {!isPhone && <Download size={16} strokeWidth={1.75} aria-hidden="true" />}
                  <Trigger text={making === null ? 'Export' : 'Being made'} />
                </>
              }
              groups={[
                {
                  items: [exported('Print or PDF', 'print'), exported('PowerPoint', 'powerpoint')],
                },
                {
                  items: [
                    exported('Copy link', 'link'),
                    exported('Copy as Markdown', 'markdown'),
                    exported('Markdown file', 'markdown-file'),
                    exported('CSV of the topics', 'csv'),
                  ],
                },
              ]}
            />
            <Button size="small" onClick={onPresent}>
              {!isPhone && <Presentation size={16} strokeWidth={1.75} aria-hidden="true" />}
              Present
            </Button>
          </>
        )}
      </Row>
    </Row>
  );
});

function Trigger({ text }: { readonly text: string }) {
  return (
    <>
      {text}
      <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
    </>
  );
}
