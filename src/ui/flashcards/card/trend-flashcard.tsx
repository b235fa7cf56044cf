import { observer } from 'mobx-react-lite';
import { TREND_CARD_TABS, type TrendCard } from '../../../application/flashcards/trend-card';
import { AskButton } from './ask-button';
import { CardFrame } from './card-frame';
import { CardTabs } from './card-tabs';
import type { FlashcardProps } from './flashcard-props';
import { MetricsTab } from '../metrics/metrics-tab';
import { RelationsMenu } from './relations-menu';
import { RelatedTopicsTab } from '../tabs/related-topics-tab';

/** The trend flashcard (specification, section 2). */
export const TrendFlashcard = observer(function TrendFlashcard(props: FlashcardProps<TrendCard>) {
  const { card, theme, titleId, onClose } = props;
  const trend = card.trend.value;
  const shift = trend?.shiftName ? [{ name: trend.shiftName }] : [];
  return (
    <CardFrame
      type="trend"
      scroll={card.scroll}
      onScroll={card.scrolled}
      signal={trend}
      failed={card.trend.state.kind === 'failed'}
      onRetry={() => void card.trend.reload()}
      isNew={card.isNew}
      relations={<RelationsMenu card={card} />}
      actions={card.canAsk && <AskButton onClick={card.ask} />}
      crumbs={trend === null ? [] : [...shift, { name: trend.name }]}
      theme={theme}
      titleId={titleId}
      onShare={card.share}
      onClose={onClose}
    >
      <CardTabs tabs={TREND_CARD_TABS} active={card.activeTab} onPick={card.openTab}>
        {card.activeTab === 'Related Topics' ? (
          <RelatedTopicsTab card={card} theme={theme} />
        ) : (
          <TrendMetrics card={card} />
        )}
      </CardTabs>
    </CardFrame>
  );
});

const TrendMetrics = observer(function TrendMetrics({ card }: { card: TrendCard }) {
  const trend = card.trend.value;
  if (trend === null) return null;
  const { metrics, figureOrigin } = card;
  return <MetricsTab type="trend" signal={trend} metrics={metrics} origin={figureOrigin} growthOrigin={figureOrigin} />;
});
