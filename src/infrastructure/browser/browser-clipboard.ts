import type { Clipboard } from '../../application/shared/clipboard';

export class BrowserClipboard implements Clipboard {
  async write(text: string): Promise<void> {
    // Missing on plain http other than localhost: the rejection tells the caller.
    await navigator.clipboard.writeText(text);
  }
}
