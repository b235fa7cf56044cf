import { Sparkles } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { AskAbout } from '../../application/ask/ask-about';
import type { SignalType } from '../../domain/topic/quadrant';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';

interface Props {
  readonly card: { readonly type: SignalType; readonly signal: { readonly value: { readonly name: string } | null } };
}

/** 'Ask about this' on a card: the assistant opens with its topic or trend. */
export const AskCardPart = observer(function AskCardPart({ card }: Props) {
  const about = useResolved(AskAbout);
  const { value } = card.signal;
  if (value === null || !about.isAvailable) return null;
  return (
    <Button variant="outline" size="small" onClick={() => about.ask(card.type, value.name)}>
      <Sparkles size={16} strokeWidth={1.75} aria-hidden="true" />
      Ask about this
    </Button>
  );
});
