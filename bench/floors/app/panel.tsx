import { useEffect, useState } from 'react';
import { getJson } from './get-json';

const FIGURES = ['trend_consumer_sizing', 'trend_industry_sizing', 'trend_society_sizing', 'trend_growth'] as const;

type CardContent = { readonly trend_description: string } & Readonly<Record<(typeof FIGURES)[number], number>>;

/** A flashcard: the panel at once, its content after one fetch. */
export function Panel({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const [card, setCard] = useState<CardContent | null>(null);
  useEffect(() => {
    void getJson<CardContent>('card').then(setCard);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div className="layer">
      <div className="panel" role="dialog" aria-modal="true" aria-label={name}>
        <h2>{name}</h2>
        {card !== null && (
          <>
            <p>{card.trend_description}</p>
            <div role="tablist">
              {['Metrics', 'Related Topics'].map((tab) => (
                <button key={tab} type="button" role="tab">
                  {tab}
                </button>
              ))}
            </div>
            <dl>
              {FIGURES.map((key) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{card[key]}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
    </div>
  );
}
