import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ActiveCommands } from '../../../application/commands/active-commands';
import { CARD_NEIGHBOUR_COMMANDS } from '../../../application/flashcards/card-neighbour-commands';
import type { CardNeighbours } from '../../../application/flashcards/card-neighbours';
import { useCommands } from '../../keys/use-commands';
import { IconButton } from '../../kit/controls/icon-button';
import { Text } from '../../kit/layout/stack';
import styles from './card-frame.module.scss';

interface Props {
  readonly neighbours: CardNeighbours;
  readonly commands: ActiveCommands;
}

/** To the cards before and after the open one, with its place among them; nothing where it stands alone. */
export const NeighbourButtons = observer(function NeighbourButtons({ neighbours, commands }: Props) {
  useCommands(commands, CARD_NEIGHBOUR_COMMANDS, neighbours);
  const { place, previous, next, goToPrevious, goToNext } = neighbours;
  if (place === '') return null;
  return (
    <>
      <Text as="span" type="small" tone="muted" tabular className={styles.word}>
        {place}
      </Text>
      <IconButton
        label="Previous card"
        icon={<ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={previous === null}
        onClick={goToPrevious}
      />
      <IconButton
        label="Next card"
        icon={<ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={next === null}
        onClick={goToNext}
      />
    </>
  );
});
