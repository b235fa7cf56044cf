// The app floor: our own home and explore screens with nothing but their bare content. The same libraries, the same
// number of cards and points, real fetches; no pictures, no design, no accessibility beyond plain elements.
import 'reflect-metadata';
import { Container } from 'inversify';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Outlet, Route, Routes } from 'react-router-dom';
import { AnswerCache } from './answers';
import { Home } from './home';
import { Session } from './session';

const Explore = lazy(async () => ({ default: (await import('./explore')).Explore }));

const container = new Container();
container.bind(Session).toConstantValue(new Session());
container.bind(AnswerCache).toConstantValue(new AnswerCache());

const Shell = observer(function Shell({ session }: { readonly session: Session }) {
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
const cache = container.get(AnswerCache);
void session.start();
createRoot(document.querySelector('#root')!).render(
  <BrowserRouter>
    <Routes>
      <Route element={<Shell session={session} />}>
        <Route path="/" element={<Home cache={cache} />} />
        <Route path="/data" element={<Explore cache={cache} />} />
      </Route>
    </Routes>
  </BrowserRouter>,
);
