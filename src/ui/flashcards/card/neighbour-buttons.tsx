import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { ActiveCommands } from '../../../application/commands/active-commands';
import { CARD_NEIGHBOUR_COMMANDS } from '../../../application/flashcards/card-neighbour-commands';
import { CardNeighbours } from '../../../application/flashcards/card-neighbours';
import { useResolved } from '../../di/resolver';
import { useCommands } from '../../keys/use-commands';
import { IconButton } from '../../kit/controls/icon-button';
import { Text } from '../../kit/layout/stack';
import styles from './card-frame.module.scss';

/** To the cards before and after the open one, with its place among them; nothing where it stands alone. */
export const NeighbourButtons = observer(function NeighbourButtons() {
  const neighbours = useResolved(CardNeighbours);
  useCommands(useResolved(ActiveCommands), CARD_NEIGHBOUR_COMMANDS, neighbours);
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
