// The bare windowed list: thousands of names of one fixed height, of which only those in sight are on the page.
// /?count=6000
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { nameOf } from '../../lib/words.mjs';

const ROW = 36;
const HEIGHT = 320;
const OVERSCAN = 4;

const count = Number(new URLSearchParams(location.search).get('count') ?? 6000);
const names = Array.from({ length: count }, (_, index) => nameOf(index));

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

const focus = (element) => element?.focus();

function Names() {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(() => new Set());
  const shown = useMemo(() => names.filter((name) => name.toLowerCase().includes(typed.toLowerCase())), [typed]);
  const toggle = (name) => setChosen((before) => before.symmetricDifference(new Set([name])));
  return (
    <div className="panel">
      <input ref={focus} type="text" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <Window key={typed} options={shown} chosen={chosen} onToggle={toggle} />
    </div>
  );
}

function Window({ options, chosen, onToggle }) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN);
  const last = Math.min(options.length, Math.ceil((top + HEIGHT) / ROW) + OVERSCAN);
  return (
    <div className="list" role="listbox" tabIndex={0} onScroll={({ target }) => setTop(target.scrollTop)}>
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

createRoot(document.querySelector('#root')).render(<Filter />);
