import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './info-tip.module.scss';
import { useLayer } from './overlay-container';

const HOVER_DELAY = 150;

interface Props {
  readonly explanation: ReactNode;
  /** What is explained; without it an icon stands for it, and `label` names that. */
  readonly children?: ReactNode;
  readonly label?: string;
  readonly side?: 'top' | 'bottom';
  readonly className?: string | undefined;
}

/** Explains what it holds: on hover, on keyboard focus, and on a tap where nothing can hover. */
export function InfoTip({ explanation, children, label, side = 'top', className }: Props) {
  const [open, setOpen] = useState(false);
  const layer = useLayer();
  return (
    <Provider delayDuration={HOVER_DELAY}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger
          type="button"
          className={[styles.trigger, className].filter(Boolean).join(' ')}
          aria-label={label}
          data-print={children === undefined ? 'none' : undefined}
          onClick={(event) => {
            // A click would close it, and a tap could then never open it.
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children ?? <Info size={14} strokeWidth={1.75} aria-hidden="true" />}
        </Trigger>
        <Portal container={layer}>
          <Content className={styles.tip} side={side} align="start" sideOffset={6} collisionPadding={12} dir="auto">
            {explanation}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
