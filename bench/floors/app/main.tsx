// The app floors: our own home and explore screens if everything but their bare content were free. Same libraries,
// same number of cards and points, real fetches; no pictures, no design, no accessibility beyond the plain elements.
import 'reflect-metadata';
import { Container } from 'inversify';
import { makeAutoObservable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router-dom';
import { getJson } from './get-json.js';
import { Home } from './home.jsx';

const Explore = lazy(async () => ({ default: (await import('./explore.jsx')).Explore }));

/** Who is here and what the project has: asked for once, as the product does. */
class Session {
  user = null;
  projects = [];
  settings = null;

  constructor() {
    makeAutoObservable(this);
  }

  async start() {
    const [user, projects, settings] = await Promise.all(['user', 'projects', 'settings'].map(getJson));
    runInAction(() => Object.assign(this, { user, projects, settings }));
  }
}

/** Data stays held when the screen is left. */
class Held {
  #answers = new Map();

  get(name) {
    if (!this.#answers.has(name)) this.#answers.set(name, getJson(name));
    return this.#answers.get(name);
  }
}

const container = new Container();
container.bind(Session).toConstantValue(new Session());
container.bind(Held).toConstantValue(new Held());

const Shell = observer(function Shell({ session }) {
  return (
    <>
      <nav className="side">
        <Link to="/">Home</Link>
        <Link to="/data">Data Explorer</Link>
      </nav>
      <header className="head">
        <span>{session.projects[0]?.name}</span>
        <span>{session.user?.name}</span>
      </header>
      <main className="content">
        <Suspense fallback={<p>Loading ...</p>}>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
});

const session = container.get(Session);
const held = container.get(Held);
void session.start();
createRoot(document.querySelector('#root')).render(
  <BrowserRouter>
    <Routes>
      <Route element={<Shell session={session} />}>
        <Route path="/" element={<Home held={held} />} />
        <Route path="/data" element={<Explore held={held} />} />
      </Route>
    </Routes>
  </BrowserRouter>,
);
