import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { TopicStatus } from '../../../domain/topic/topic-status';

interface KeyboardChoice {
  /** What is shown as chosen: the status, or what the arrow keys have moved to. */
  readonly marked: TopicStatus;
  readonly choose: (status: TopicStatus) => void;
  /** An arrow key may move the focus only after it is released, and then the radio group changes no value. */
  readonly focus: (status: TopicStatus) => void;
  readonly listeners: {
    readonly onKeyDownCapture: (event: KeyboardEvent) => void;
    readonly onPointerDown: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Lets arrow keys pass over statuses without picking each: Enter, Space or leaving the control picks what is marked,
 * Escape takes the mark back. A click picks at once.
 */
export function useKeyboardChoice(status: TopicStatus, onPick: (status: TopicStatus) => void): KeyboardChoice {
  const [candidate, setCandidate] = useState<TopicStatus | null>(null);
  const isMoving = useRef(false);
  const pickMarked = (): void => {
    isMoving.current = false;
    setCandidate(null);
    if (candidate !== null && candidate !== status) onPick(candidate);
  };
  return {
    marked: candidate ?? status,
    choose: (chosen) => {
      setCandidate(isMoving.current ? chosen : null);
      if (!isMoving.current) onPick(chosen);
    },
    focus: (focused) => isMoving.current && setCandidate(focused),
    listeners: {
      onKeyDownCapture: ({ key }) => {
        isMoving.current = key.startsWith('Arrow') || key === 'Home' || key === 'End';
        if (key === 'Enter' || key === ' ') pickMarked();
        if (key === 'Escape') setCandidate(null);
      },
      onPointerDown: () => (isMoving.current = false),
      onBlur: ({ currentTarget, relatedTarget }) => {
        // Without a new focus the window was left, or the card was closed.
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isLeft) pickMarked();
      },
    },
  };
}
