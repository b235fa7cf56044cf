// The stack floor: the product's libraries, and a page of one heading, one line and a button.
import 'reflect-metadata';
import { Container } from 'inversify';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

class Presses {
  count = 0;

  constructor() {
    makeAutoObservable(this);
  }

  add() {
    this.count += 1;
  }
}

const container = new Container();
container.bind(Presses).toConstantValue(new Presses());

const Page = observer(function Page({ presses }: { readonly presses: Presses }) {
  return (
    <main>
      <h1>Log in</h1>
      <p>Pressed {presses.count} times.</p>
      <button type="button" onClick={() => presses.add()}>
        Log In
      </button>
    </main>
  );
});

createRoot(document.querySelector('#root')!).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page presses={container.get(Presses)} />} />
    </Routes>
  </BrowserRouter>,
);
