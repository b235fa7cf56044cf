import { useState } from 'react';
import type { AnswerCache, Card } from './answers';
import { Panel } from './panel';
import { useCached } from './use-cached';

/** A banner, and one row of cards for each shift. */
export function Home({ cache }: { readonly cache: AnswerCache }) {
  const shifts = useCached(cache, 'shifts');
  const [open, setOpen] = useState<Card | null>(null);
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
