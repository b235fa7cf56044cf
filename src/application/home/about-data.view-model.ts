import { makeAutoObservable } from 'mobx';
import type { FailurePolicy } from '../shared/failure-policy';
import { Resource } from '../shared/resource';
import type { About, WorkspaceAbout } from './workspace-about';

/** The line at the end of the home page that says where the data comes from. */
export class AboutDataViewModel {
  readonly about: Resource<'all', About | null>;

  constructor(source: WorkspaceAbout, failures: FailurePolicy) {
    this.about = new Resource({
      fetch: () => source.about(),
      // A footnote: without it the page is whole, so no page of failure.
      onFailure: (failure) => failures.log('Failed to fetch data:', failure),
    });
    makeAutoObservable(this, { about: false }, { autoBind: true });
  }

  load(): void {
    void this.about.load('all');
  }
}
