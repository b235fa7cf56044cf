import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnswerCache } from './answers';
import { PlainMap } from './plain-map';
import { useCached } from './use-cached';

type Tab = 'trends' | 'topics';

const TABS: readonly { readonly key: Tab; readonly name: string }[] = [
  { key: 'trends', name: 'Trend map' },
  { key: 'topics', name: 'Topic map' },
];

/** Two tabs, each with a filter by name and a map. */
export function Explore({ cache }: { readonly cache: AnswerCache }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'topics' ? 'topics' : 'trends';
  return (
    <>
      <div role="tablist">
        {TABS.map(({ key, name }) => (
          <button key={key} type="button" role="tab" onClick={() => setParameters({ tab: key })}>
            {name}
          </button>
        ))}
      </div>
      <View key={tab} cache={cache} of={tab} name={tab === 'topics' ? 'Topic map' : 'Trend map'} />
    </>
  );
}

function View({ cache, of, name }: { readonly cache: AnswerCache; readonly of: Tab; readonly name: string }) {
  const signals = useCached(cache, of);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = useMemo(
    () => signals?.filter((signal) => chosen.length === 0 || chosen.includes(signal.name)) ?? [],
    [signals, chosen],
  );
  if (!signals) return <p>Loading ...</p>;
  const toggle = (each: string) =>
    setChosen(chosen.includes(each) ? chosen.filter((one) => one !== each) : [...chosen, each]);
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
