// The bare windowed list: thousands of names of one fixed height, of which only the visible ones are on the page.
// /?count=6000
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { sampleName } from '../../lib/sample-text.mjs';

const ROW = 36;
const HEIGHT = 320;
const OVERSCAN = 4;

const count = Number(new URLSearchParams(location.search).get('count') ?? 6000);
const names = Array.from({ length: count }, (_, index) => sampleName(index));

function Filter() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Topics
      </button>
      {isOpen && <Names />}
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

function Names() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const shown = useMemo(() => names.filter((name) => name.toLowerCase().includes(typed.toLowerCase())), [typed]);
  const toggle = (name: string) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  return (
    <div className="panel">
      <input ref={focus} type="text" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Window key={typed} options={shown} chosen={chosen} onToggle={toggle} />
    </div>
  );
}

interface WindowProps {
  readonly options: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (name: string) => void;
}

function Window({ options, chosen, onToggle }: WindowProps) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN);
  const last = Math.min(options.length, Math.ceil((top + HEIGHT) / ROW) + OVERSCAN);
  return (
    <div className="list" role="listbox" tabIndex={0} onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <div style={{ height: options.length * ROW, position: 'relative' }}>
        {options.slice(first, last).map((name, index) => (
          <div
            key={name}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.has(name)}
            aria-setsize={options.length}
            aria-posinset={first + index + 1}
            className="option"
            style={{ transform: `translateY(${(first + index) * ROW}px)` }}
            onClick={() => onToggle(name)}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}

createRoot(document.querySelector('#root')!).render(<Filter />);
