import { ChevronDown, Ellipsis, GalleryThumbnails, ListTree, Presentation, Printer, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { BriefViewModel } from '../../application/brief/brief.view-model';
import { Button } from '../kit/controls/button';
import { Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { Menu } from '../kit/overlays/menu';
import styles from './brief-bar.module.scss';

interface Props {
  readonly model: BriefViewModel;
  readonly onPresent: () => void;
  /** Opens the slides with their notes and parts. */
  readonly onPrepare: () => void;
  readonly onPrint: () => void;
  readonly onRemove: () => void;
  /** null: it stands beside the paper. */
  readonly onOutline: (() => void) | null;
  readonly onRail: (() => void) | null;
}

/** The drafts, what is stored, and the main action. */
export const BriefBar = observer(function BriefBar(props: Props) {
  const { model, onPresent, onPrepare, onPrint, onRemove, onOutline, onRail } = props;
  const { editor, drafts } = model;
  const { history } = editor;
  const open = drafts.all.map((draft) => ({
    text: draft.title,
    isChecked: draft.id === editor.id,
    onSelect: () => model.opener.openDraft(draft),
  }));
  const hasTopics = model.topics.length > 0;
  const tools = [
    { text: 'Undo', Icon: Undo2, canDo: history.canUndo, act: editor.undo },
    { text: 'Present', Icon: Presentation, canDo: hasTopics, act: onPresent },
    { text: 'Slides', Icon: GalleryThumbnails, canDo: hasTopics, act: onPrepare },
  ];
  const remove = { text: 'Remove this brief', onSelect: onRemove };
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
          ...(editor.isStored ? [{ items: [remove] }] : []),
        ]}
        empty={open.length === 0 ? 'There are no other briefs yet.' : undefined}
      />
      <Text as="span" tone="muted" fit="rigid" className={styles.state} role="status">
        {editor.isStored ? 'Saved on this device' : 'Not saved yet'}
      </Text>
      <Row as="span" gap={4} fit="last" className={styles.tools}>
        {onOutline !== null && (
          <Button variant="quiet" size="small" onClick={onOutline}>
            <ListTree size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>Outline</span>
          </Button>
        )}
        {tools.map(({ text, Icon, canDo, act }) => (
          <Button key={text} variant="quiet" size="small" disabled={!canDo} onClick={act}>
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{text}</span>
          </Button>
        ))}
        {onRail !== null && (
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onRail}>
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>Take it away</span>
          </Button>
        )}
        <Button size="small" className={styles.print} disabled={!hasTopics} onClick={onPrint}>
          <Printer size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>Print or PDF</span>
        </Button>
      </Row>
    </Row>
  );
});
