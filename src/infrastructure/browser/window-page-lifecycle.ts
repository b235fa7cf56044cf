import type { PageLifecycle } from '../../application/shared/page-lifecycle';

type Listeners = Parameters<PageLifecycle['watch']>[0];

/** A hidden tab may be discarded without any other event; `pagehide` alone comes when a visible page is left. */
export class WindowPageLifecycle implements PageLifecycle {
  watch({ hide, show }: Listeners): () => void {
    const visibility = (): void => (document.visibilityState === 'hidden' ? hide?.() : show?.());
    const left = (): void => hide?.();
    document.addEventListener('visibilitychange', visibility);
    window.addEventListener('pagehide', left);
    return () => {
      document.removeEventListener('visibilitychange', visibility);
      window.removeEventListener('pagehide', left);
    };
  }
}
