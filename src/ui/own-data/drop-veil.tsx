import { FileSpreadsheet, ShieldCheck } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './drop-veil.module.scss';

interface Props {
  /** The open project; null: none is. */
  readonly project: string | null;
  /** The file is dragged out of the window, or dragging has ended without a drop. */
  readonly onLeave: () => void;
}

/** Covers the page while a file is dragged over it. Takes no events, so that the window gets the drop. */
export function DropVeil({ project, onLeave }: Props) {
  const veil = useRef<HTMLDivElement>(null);

  // In the top layer, above an open dialog.
  useLayoutEffect(() => veil.current?.showPopover?.(), []);

  useEffect(() => {
    const left = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) onLeave();
    };
    const escaped = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onLeave();
    };
    addEventListener('dragleave', left);
    // An open dialog keeps Escape to itself.
    addEventListener('keydown', escaped, { capture: true });
    // A drag from outside has no end event here; the first movement of the pointer comes after it.
    addEventListener('pointermove', onLeave);
    return () => {
      removeEventListener('dragleave', left);
      removeEventListener('keydown', escaped, { capture: true });
      removeEventListener('pointermove', onLeave);
    };
  }, [onLeave]);

  return (
    <Stack gap={12} ref={veil} className={styles.veil} popover="manual" role="status">
      <FileSpreadsheet size={72} strokeWidth={1} aria-hidden="true" />
      <Text type="greeting">Drop it to see it on the map</Text>
      <Text type="lead" tone="muted">
        A spreadsheet or a workspace file, up to 50 MB. It becomes a project of your own
        {project === null ? '' : ` beside ${project}`}.
      </Text>
      <Row as="p" gap={8} type="label" above={8}>
        <ShieldCheck size={18} strokeWidth={1.75} aria-hidden="true" />
        It is read in this browser and sent nowhere.
      </Row>
    </Stack>
  );
}
