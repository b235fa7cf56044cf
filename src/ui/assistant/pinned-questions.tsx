import { Pin, PinOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PinnedQuestion, PinnedQuestions } from '../../application/assistant/pinned-questions';
import type { SowId } from '../../domain/shared/entity-id';
import { IconButton } from '../kit/controls/icon-button';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './pinned-questions.module.scss';

interface Props {
  readonly pins: PinnedQuestions;
  readonly sow: SowId;
  readonly onAsk: (pinned: PinnedQuestion) => void;
}

/** The pinned questions, each with how many rows its answer has today and had in the previous data. */
export const PinnedList = observer(function PinnedList({ pins, sow, onAsk }: Props) {
  const { all } = pins;
  if (all.length === 0) return null;
  return (
    <Box as="ul" above={24} className={styles.pinned} aria-label="Pinned questions">
      {all.map((pinned) => (
        <Row as="li" gap={8} ruled="below" key={pinned.id}>
          <button type="button" dir="auto" onClick={() => onAsk(pinned)}>
            <Pin size={14} aria-hidden />{' '}
            <Text as="span" breaks fit="grow">
              {pinned.name}
            </Text>
            <PinnedCount pins={pins} sow={sow} pinned={pinned} />
          </button>
          <IconButton label={`Unpin ${pinned.name}`} icon={<PinOff size={14} />} onClick={() => pins.remove(pinned)} />
        </Row>
      ))}
    </Box>
  );
});

interface CountProps extends Pick<Props, 'pins' | 'sow'> {
  readonly pinned: PinnedQuestion;
}

function PinnedCount({ pins, sow, pinned }: CountProps) {
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void pins.countWords(pinned, sow).then((counted) => isShown && setWords(counted));
    return () => {
      isShown = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a pin of the same view asks the same
  }, [pins, sow, pinned.id]);
  return (
    <Text as="span" type="small" nowrap tabular>
      {words}
    </Text>
  );
}
