import type { ShareLink } from '../../flashcards/share-link';
import type { SessionStore } from '../../session/session.store';
import type { ThemeStore } from '../../shell/theme.store';
import type { SearchEntry, SearchSource } from '../search-source';
import { action } from './action';

/** The actions of the shell. */
export class ActionSource implements SearchSource {
  constructor(
    private readonly theme: ThemeStore,
    private readonly share: ShareLink,
    private readonly session: SessionStore,
  ) {}

  get entries(): readonly SearchEntry[] {
    const other = this.theme.theme === 'dark' ? 'light' : 'dark';
    return [
      action('theme', `Switch to ${other} theme`, 'mode colours appearance', () => this.theme.toggle()),
      action('share', 'Share this page', 'copy link url address', () => void this.share.share(null)),
      action('log-out', 'Log out', 'logout sign out leave', () => void this.session.signOut()),
    ];
  }
}
