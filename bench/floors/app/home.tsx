import { useEffect, useState } from 'react';
import { getJson } from './get-json.js';
import { useHeld } from './use-held.js';

/** A banner, and one row of cards for each shift. */
export function Home({ held }) {
  const shifts = useHeld(held, 'shifts');
  const [open, setOpen] = useState(null);
  return (
    <>
      <section className="banner">
        <h1>Welcome</h1>
      </section>
      <section aria-labelledby="shifts-title">
        <h2 id="shifts-title">Shifts in your industry</h2>
        {shifts?.map((shift) => (
          <section key={shift.id} className="shift">
            <h3>{shift.name}</h3>
            <p>{shift.description}</p>
            <ul className="cards">
              {shift.trends.map((trend) => (
                <li key={trend.ssid}>
                  <button type="button" className="card" onClick={() => setOpen(trend)}>
                    <span>{trend.trend_name}</span>
                    <span>Trend</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
      {open !== null && <Panel name={open.trend_name} onClose={() => setOpen(null)} />}
    </>
  );
}

/** A flashcard: the panel at once, its content after one fetch. */
function Panel({ name, onClose }) {
  const [card, setCard] = useState(null);
  useEffect(() => {
    void getJson('card').then(setCard);
    const onKey = (event) => event.key === 'Escape' && onClose();
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
              {['trend_consumer_sizing', 'trend_industry_sizing', 'trend_society_sizing', 'trend_growth'].map((key) => (
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
