import { observer } from 'mobx-react-lite';
import { TREND_CARD_TABS, type TrendCard } from '../../../application/flashcards/trend-card';
import { Text } from '../../kit/layout/text';
import { FoldedLines } from '../deepdive/more-lines';
import { MetricsTab } from '../metrics/metrics-tab';
import { RelatedTopicsTab } from '../tabs/related-topics-tab';
import { CardFrame, type FlashcardProps } from './card-frame';
import { CardTabs } from './card-tabs';

/** The trend flashcard (specification, section 2). */
export const TrendFlashcard = observer(function TrendFlashcard(props: FlashcardProps<TrendCard>) {
  const { card, theme, titleId, onClose } = props;
  const trend = card.signal.value;
  const parents = trend?.shiftName ? [{ name: trend.shiftName }] : [];
  return (
    <CardFrame card={card} theme={theme} titleId={titleId} onClose={onClose} parents={parents}>
      <CardTabs tabs={TREND_CARD_TABS} active={card.activeTab} onPick={card.openTab}>
        {(tab) =>
          tab === 'Related Topics' ? (
            <RelatedTopicsTab card={card} theme={theme} />
          ) : (
            trend && (
              <>
                <MetricsTab card={card} signal={trend} growthOrigin={card.data.figureOrigin} />
                {trend.more && (
                  <Text as="div" above={24}>
                    <FoldedLines lines={trend.more} />
                  </Text>
                )}
              </>
            )
          )
        }
      </CardTabs>
    </CardFrame>
  );
});
