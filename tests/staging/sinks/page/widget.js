// The script of the support chat: takes over the queued calls, shows a launcher, and posts every call to its own
// server.
(() => {
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL(src).origin;
  /** @type {any} the SDK sets properties that it has no types for */
  const page = window;
  const settings = { ...page.intercomSettings };
  /** @type {[name: string, ...args: unknown[]][]} */
  const queued = page.Intercom?.q ?? [];
  /** @type {Record<'onShow' | 'onHide', (() => void)[]>} */
  const listeners = { onShow: [], onHide: [] };

  /**
   * @param {string} name
   * @param {unknown[]} args
   */
  function record(name, ...args) {
    // Plain text needs no preflight, so that the last call before the page is left is sent, too.
    void fetch(`${home}/messenger`, { method: 'POST', keepalive: true, body: JSON.stringify({ name, args }) }).catch(
      () => {},
    );
  }

  const panel = document.createElement('dialog');
  panel.textContent = 'Support chat of the staging environment';
  const launcher = document.createElement('button');
  launcher.type = 'button';
  launcher.textContent = '?';
  launcher.setAttribute('aria-label', 'Support chat');
  launcher.addEventListener('click', () => page.Intercom(panel.open ? 'hide' : 'show'));

  /** @param {boolean} open */
  function display(open) {
    if (panel.open === open) return;
    if (open) panel.show();
    else panel.close();
    listeners[open ? 'onShow' : 'onHide'].forEach((listener) => listener());
  }

  /** @type {Record<string, (...args: any[]) => void>} */
  const calls = {
    boot: () => attach(),
    shutdown() {
      display(false);
      holder.remove();
    },
    show: () => display(true),
    hide: () => display(false),
    onShow: (listener) => listeners.onShow.push(listener),
    onHide: (listener) => listeners.onHide.push(listener),
  };

  const holder = document.createElement('div');
  const root = holder.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(`
    button, dialog { position: fixed; inset: auto 1rem 1rem auto; z-index: 20; margin: 0; border: 0; font: 14px system-ui; }
    button { inline-size: 2.75rem; block-size: 2.75rem; border-radius: 50%; background: #1d4ed8; color: #fff; cursor: pointer; }
    dialog { inset-block-end: 4rem; padding: 1rem; border-radius: 10px; box-shadow: 0 6px 30px #0004; }
  `);
  root.adoptedStyleSheets = [style];
  root.append(panel, launcher);

  function attach() {
    if (!settings.hide_default_launcher) document.body.append(holder);
  }

  page.Intercom = (/** @type {string} */ name, /** @type {unknown[]} */ ...args) => {
    // Functions cannot be sent.
    record(name, ...args.filter((each) => typeof each !== 'function'));
    calls[name]?.(...args);
  };
  page.Intercom('boot', settings);
  for (const call of queued) page.Intercom(...call);
})();
