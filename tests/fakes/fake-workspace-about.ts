import type { About } from '../../src/application/workspace/catalogues';
import { Answering } from './answering';

/** Says nothing, unless the test says otherwise. */
export class FakeWorkspaceAbout {
  readonly answers = new Answering<'about'>();
  said: About | null = null;

  async about(): Promise<About | null> {
    await this.answers.asked('about');
    return this.said;
  }
}
