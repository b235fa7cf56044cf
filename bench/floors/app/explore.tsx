import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlainMap } from './plain-map.jsx';
import { useHeld } from './use-held.js';

const TABS = { trends: 'Trend map', topics: 'Topic map' };

/** Two tabs, each with a filter by name and a map. */
export function Explore({ held }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') ?? 'trends';
  return (
    <>
      <div role="tablist">
        {Object.entries(TABS).map(([key, name]) => (
          <button key={key} type="button" role="tab" onClick={() => setParameters({ tab: key })}>
            {name}
          </button>
        ))}
      </div>
      <View key={tab} held={held} of={tab} name={TABS[tab]} />
    </>
  );
}

function View({ held, of, name }) {
  const signals = useHeld(held, of);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState([]);
  const shown = useMemo(
    () => signals?.filter((signal) => chosen.length === 0 || chosen.includes(signal.name)),
    [signals, chosen],
  );
  if (!signals) return <p>Loading ...</p>;
  const toggle = (each) => setChosen(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each]);
  return (
    <>
      <div className="filters">
        <button type="button" onClick={() => setOpen(!isOpen)}>
          {of === 'topics' ? 'Topics' : 'Trends'}
        </button>
        {isOpen && (
          <div className="options" role="listbox" aria-multiselectable="true">
            {signals.map((signal) => (
              <div
                key={signal.name}
                role="option"
                tabIndex={-1}
                aria-selected={chosen.includes(signal.name)}
                onClick={() => toggle(signal.name)}
              >
                {signal.name}
              </div>
            ))}
          </div>
        )}
        <p role="status">{`${shown.length} of ${signals.length} ${of}`}</p>
      </div>
      <PlainMap name={name} signals={shown} />
    </>
  );
}
