import type { About, WorkspaceAbout } from '../../src/application/home/workspace-about';
import { Answering } from './answering';

/** Says nothing, unless the test says otherwise. */
export class FakeWorkspaceAbout implements WorkspaceAbout {
  readonly answers = new Answering<'about'>();
  said: About | null = null;

  async about(): Promise<About | null> {
    await this.answers.asked('about');
    return this.said;
  }
}
