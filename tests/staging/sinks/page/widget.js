// The script of the support chat: takes over the calls that have queued up, shows a launcher, and posts every call to
// where it came from.
(() => {
  const home = new URL(document.currentScript.src).origin;
  const settings = { ...window.intercomSettings };
  const queued = window.Intercom?.q ?? [];
  const listeners = { onShow: [], onHide: [] };

  function record(name, ...args) {
    // A plain text needs no preflight, and the last call before leaving still gets out.
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
  launcher.addEventListener('click', () => window.Intercom(panel.open ? 'hide' : 'show'));

  function display(open) {
    if (panel.open === open) return;
    if (open) panel.show();
    else panel.close();
    listeners[open ? 'onShow' : 'onHide'].forEach((listener) => listener());
  }

  const calls = {
    boot: () => place(),
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

  function place() {
    if (!settings.hide_default_launcher) document.body.append(holder);
  }

  window.Intercom = (name, ...args) => {
    // Functions do not travel.
    record(name, ...args.filter((each) => typeof each !== 'function'));
    calls[name]?.(...args);
  };
  window.Intercom('boot', settings);
  for (const call of queued) window.Intercom(...call);
})();
