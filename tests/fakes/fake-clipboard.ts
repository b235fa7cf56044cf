import type { Clipboard } from '../../src/application/shared/browser-ports';

export class FakeClipboard implements Clipboard {
  text: string | null = null;
  /** As browsers do on plain http. */
  refusing = false;

  async write(text: string): Promise<void> {
    if (this.refusing) throw new Error('NotAllowedError');
    this.text = text;
  }
}
