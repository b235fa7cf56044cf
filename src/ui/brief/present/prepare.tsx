import { ArrowLeft, FileText, Play, Presentation } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { countOf } from '../../../domain/shared/figures';
import type { HouseStyle } from '../../../domain/shared/house-style';
import { HousePanel } from '../../house/house-panel';
import { Button } from '../../kit/controls/button';
import { IconButton } from '../../kit/controls/icon-button';
import { Spinner } from '../../kit/layout/spinner';
import { Box, Row, Stack, Text } from '../../kit/layout/stack';
import { useDialogHistory } from '../../kit/overlays/dialog-history';
import { useCommands } from '../../keys/use-commands';
import { usePrintSheet } from '../use-print-sheet';
import styles from './prepare.module.scss';
import { SlidePicture } from '../../house/slide-picture';
import type { SlidesProps } from './present';
import type { BriefSection } from '../../../domain/brief/brief-content';
import { useInertPage } from './full-screen';
import { SectionRow } from '../outline/outline';

/** The parts of the brief that are slides. */
const SECTIONS: readonly BriefSection[] = [
  'title',
  'map',
  'list',
  'topics',
  'team',
  'imagine',
  'conclusion',
  'sources',
  'reading',
];
const SHEET = '@page { size: 1280px 720px; margin: 0; }';

interface Props extends SlidesProps {
  readonly house: HouseStyle;
  readonly onHouse: ((house: HouseStyle) => void) | null;
  readonly isMaking: boolean;
  readonly onPresent: () => void;
  readonly onPowerPoint: () => void;
}

/** All slides before they are presented: with their notes, which parts they have, and how they look. */
export const Prepare = observer(function Prepare(props: Props) {
  const { model, deck, view, house, onHouse, commands, isMaking, onPresent, onPowerPoint, onClose } = props;
  const frame = useRef<HTMLElement>(null);
  useInertPage();
  useDialogHistory(true, onClose);
  usePrintSheet(SHEET);
  useEffect(() => frame.current?.focus(), []);
  useCommands(commands, 'slides', { view, toggleFullScreen: onPresent, escape: onClose });
  const made = typeof deck === 'object' ? deck : null;
  const slides = made?.slides ?? [];
  const slide = slides[view.position];
  const { parts } = model.editor.content;
  return createPortal(
    <section
      ref={frame}
      role="dialog"
      aria-modal="true"
      aria-label={`Prepare the slides: ${model.title}`}
      tabIndex={-1}
      className={styles.prepare}
    >
      <Row as="header" gap={12} ruled="below" pad="12 16" className={styles.bar} data-print="none">
        <IconButton
          label="Back to the brief"
          icon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onClose}
        />
        <Text as="h1" type="card" lines={1} fit="shrink" dir="auto">
          {model.title}
        </Text>
        <span>{made !== null && `${countOf(slides.length, 'slide')}, made from your brief`}</span>
        <Button variant="quiet" size="small" disabled={made === null} onClick={() => window.print()}>
          <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>PDF</span>
        </Button>
        <Button variant="outline" size="small" disabled={made === null || isMaking} onClick={onPowerPoint}>
          <Presentation size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>PowerPoint</span>
        </Button>
        <Button size="small" disabled={made === null} onClick={onPresent}>
          <Play size={16} strokeWidth={1.75} aria-hidden="true" />
          <span>Present from here</span>
        </Button>
      </Row>
      <Stack as="ol" gap={16} pad={16} className={styles.thumbnails} aria-label="Slides">
        {slides.map((each, index) => (
          <li key={index}>
            <button
              type="button"
              aria-label={`Slide ${index + 1}: ${each.title}`}
              aria-current={index === view.position || undefined}
              onClick={() => view.open(index)}
            />
            <span aria-hidden="true" data-print="none">
              {index + 1}
            </span>
            <div inert>
              <SlidePicture slide={each} fonts={made?.fonts ?? null} />
            </div>
            <Text as="small" type="caption" tone="muted" aria-hidden="true" data-print="none">
              {each.title}
            </Text>
          </li>
        ))}
      </Stack>
      <Box pad="24 32" className={styles.stage} data-print="none">
        <div className={styles.slide} role="region" aria-live="polite" aria-label="Slide">
          {slide !== undefined && <SlidePicture slide={slide} fonts={made?.fonts ?? null} />}
          {deck === 'loading' && <Spinner label="The slides are being made" />}
          {deck === 'failed' && <p>The slides could not be made. Check the connection, and try again.</p>}
        </div>
        <aside className={styles.notes} aria-label="Speaker's notes">
          <Text as="h2" below={8} type="control">
            Speaker&apos;s notes
          </Text>
          <p dir="auto">{slide?.notes || 'No notes on this slide.'}</p>
        </aside>
      </Box>
      <Stack as="aside" gap={32} pad={16} className={styles.side} aria-label="What is shown" data-print="none">
        <HousePanel house={house} onChange={onHouse} />
        <section aria-label="Parts">
          <Text as="h2" below={8} type="control">
            Slides
          </Text>
          <ul>
            {SECTIONS.filter((section) => section !== 'team' || model.hasTeam).map((section) => {
              const at = slides.findIndex((each) => each.section === section);
              return (
                <SectionRow
                  key={section}
                  section={section}
                  isIn={parts.includes(section)}
                  note={section === 'conclusion' && at === -1 && parts.includes(section) ? 'empty' : ''}
                  onToggle={() => model.editor.toggleSection(section)}
                  onGo={() => at >= 0 && view.open(at)}
                />
              );
            })}
          </ul>
          <Text as="small" type="caption" tone="muted">
            What is left out is not printed either.
          </Text>
        </section>
      </Stack>
    </section>,
    document.body,
  );
});
