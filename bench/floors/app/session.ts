import { makeAutoObservable, runInAction } from 'mobx';
import { getJson } from './get-json';

/** The user and the projects: fetched once, as the product does. */
export class Session {
  user: { readonly name: string } | null = null;
  projects: readonly { readonly name: string }[] = [];
  settings: unknown = null;

  constructor() {
    makeAutoObservable(this);
  }

  async start(): Promise<void> {
    const [user, projects, settings] = await Promise.all([
      getJson<{ name: string }>('user'),
      getJson<{ name: string }[]>('projects'),
      getJson('settings'),
    ]);
    runInAction(() => Object.assign(this, { user, projects, settings }));
  }
}
