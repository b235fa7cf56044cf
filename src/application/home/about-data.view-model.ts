import type { FailurePolicy } from '../shared/failure-policy';
import { Resource } from '../shared/resource';
import type { About, WorkspaceAbout } from './workspace-about';

/** The line at the end of the home page that says where the data comes from. */
export class AboutDataViewModel {
  readonly about: Resource<'all', About | null>;

  constructor(source: WorkspaceAbout, failures: FailurePolicy) {
    // The page is complete without it, so a failure leads to no error page.
    this.about = new Resource(
      () => source.about(),
      (failure) => failures.log('Failed to fetch data:', failure),
    );
  }

  load(): void {
    void this.about.load('all');
  }
}
