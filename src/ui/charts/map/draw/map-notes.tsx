import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { WHOLE } from '../../../../domain/plane/view';
import { Button } from '../../../kit/controls/button';
import { Box, Stack, Text } from '../../../kit/layout/stack';
import type { MapMotion } from '../input/map-motion';
import type { MapModel } from '../model/map-model';
import styles from './out-of-view-note.module.scss';
import { isApple } from '../../../kit/modifier-key';
import zoomHintNoteStyles from './zoom-hint-note.module.scss';

interface Props {
  readonly model: MapModel;
  readonly motion: MapMotion;
}

/** Shown where no bubble is in view, as after a filter. */
export const OutOfViewNote = observer(function OutOfViewNote({ model, motion }: Props) {
  const root = useRef<HTMLDivElement>(null);
  if (!model.facts.isOutOfView) return null;
  const showAll = (): void => {
    // The button is removed with the note: the plane takes its focus.
    root.current?.parentElement?.querySelector<HTMLElement>('[data-plane]')?.focus({ preventScroll: true });
    motion.zoomTo(WHOLE);
  };
  return (
    <Box ref={root} pad={16} className={styles.root} style={model.planeBox}>
      <Stack gap={12} type="body" tone="strong" className={styles.note}>
        <p>Nothing is in this part of the map.</p>
        <Button variant="outline" size="small" className={styles.whole} onClick={showAll}>
          Show the whole map
        </Button>
      </Stack>
    </Box>
  );
});

/** Says how the wheel zooms, where it has just scrolled the page. The zoom buttons and keys need no such note. */
export const ZoomHintNote = observer(function ZoomHintNote({ model }: { readonly model: MapModel }) {
  if (!model.zoomHint.isShown) return null;
  return (
    <div className={zoomHintNoteStyles.root} style={model.planeBox} aria-hidden="true">
      <Text type="control" className={zoomHintNoteStyles.note}>
        Hold {isApple() ? 'Cmd' : 'Ctrl'} and scroll to zoom
      </Text>
    </div>
  );
});
