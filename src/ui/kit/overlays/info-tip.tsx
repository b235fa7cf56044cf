import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { Info } from 'lucide-react';
import { use, useRef, useState, type ReactNode } from 'react';
import styles from './info-tip.module.scss';
import { OverlayContainer } from './use-placement';
import { useTipEscape } from './use-tip-escape';

const HOVER_DELAY = 150;

interface Props {
  readonly explanation: ReactNode;
  /** What is explained; by default an icon, which needs a `label`. */
  readonly children?: ReactNode;
  readonly label?: string;
  readonly side?: 'top' | 'bottom';
  readonly className?: string | undefined;
}

/** A tooltip that opens on hover, on keyboard focus and on a tap. */
export function InfoTip({ explanation, children, label, side = 'top', className }: Props) {
  const [open, setOpen] = useState(false);
  const container = use(OverlayContainer);
  const trigger = useRef<HTMLButtonElement>(null);
  // One that came on focus takes Escape for itself.
  useTipEscape(open, () => trigger.current !== document.activeElement && setOpen(false));
  return (
    <Provider delayDuration={HOVER_DELAY}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger
          ref={trigger}
          type="button"
          className={[styles.trigger, className].filter(Boolean).join(' ')}
          aria-label={label}
          data-print={children === undefined ? 'none' : undefined}
          onClick={(event) => {
            // The library closes on a click, so that a tap would never open it.
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children ?? <Info size={14} strokeWidth={1.75} aria-hidden="true" />}
        </Trigger>
        <Portal container={container}>
          <Content className={styles.tip} side={side} align="start" sideOffset={6} collisionPadding={12} dir="auto">
            {explanation}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
