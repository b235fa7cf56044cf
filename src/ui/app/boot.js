// Runs before the first paint: applies the stored theme, chooses the neutral shell, requests the configuration, and
// preloads what the address begins with, so that it comes along with the start and not after the start has run.
// A file of its own, because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that refuses storage gets the default theme and no preloading.
      return null;
    }
  }

  /** The ground of a light element is then not white. In high contrast the colours are the user's own. */
  function isDarkForced() {
    if (matchMedia('(forced-colors: active)').matches) return false;
    var probe = document.createElement('div');
    probe.style.colorScheme = 'light';
    probe.style.backgroundColor = 'canvas';
    root.appendChild(probe);
    var ground = /^rgb\((\d+)/.exec(getComputedStyle(probe).backgroundColor);
    probe.remove();
    return ground !== null && Number(ground[1]) < 128;
  }

  // What a user has chosen, else what the operator had set at the last visit.
  var theme = stored('theme') || stored('theme-default');
  var isSystemDark = theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  // A browser that makes light pages dark by itself changes texts, but not all shapes. It leaves the dark theme as it is.
  if (isDarkForced()) root.dataset.forced = 'dark';
  if (theme === 'dark' || isSystemDark || root.dataset.forced) root.classList.add('dark');
  // A window without a choice of the user: as SidebarStore.
  if ((stored('sidebar') || (innerWidth >= 991 && innerWidth < 1200 ? 'collapsed' : '')) === 'collapsed')
    root.dataset.sidebar = 'collapsed';
  if (stored('single-keys') === 'off') root.dataset.singleKeys = 'off';

  // Written by scripts/lib/first-files.mjs: by the first part of the address, by mode, and for the built-in charts of the explorer.
  var files = JSON.parse(document.querySelector('meta[name="first-files"]').content);
  // The folder of this file lies in the product's: '' or '/signals'.
  var base = new URL(document.currentScript.src).pathname.replace(/\/(?:assets|src\/ui\/app)\/[^/]*$/, '');
  window.basePath = base;
  var first = location.pathname.slice(base.length).split('/')[1];
  root.dataset.entry = files.screens[first] ? 'project' : first === 'login' ? 'login' : 'plain';

  /** By the marks that in-memory-auth-session.ts and the SDK of auth0-auth-session.ts leave in the browser. */
  function mayBeSignedIn(config) {
    if (config.mode === 'embedded') return stored('embedded-session') !== null;
    return document.cookie.indexOf('auth0.' + (config.auth && config.auth.clientId) + '.is.authenticated') >= 0;
  }
  function preload(as, file) {
    var link = document.createElement('link');
    link.rel = as === 'script' ? 'modulepreload' : 'preload';
    link.setAttribute('as', as);
    // As the code will ask for them: a request of another kind would be another request.
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
  function preloadAll(config) {
    // / and /router lead to a home page.
    var screen = files.screens[first === '' || first === 'router' ? 'homepage' : first];
    if (!screen || !mayBeSignedIn(config)) return;
    if (config.workspaceUrl) preload('fetch', config.workspaceUrl.replace(/^\/(?!\/)/, base + '/'));
    var isBuiltin = config.mode === 'embedded' || (config.analytics && config.analytics.provider === 'builtin');
    var charts = first === 'data' && isBuiltin ? files.charts : [];
    new Set((files.modes[config.mode] || []).concat(screen, charts)).forEach(function (file) {
      preload(file.endsWith('.css') ? 'style' : 'script', base + file);
    });
  }

  // composition/start/load-config.ts reads this answer as well, and reports what is wrong with it.
  // A server that never answers is reported after ten seconds.
  window.configAnswer = fetch(base + '/config.json', { signal: AbortSignal.timeout(10000) });
  window.configAnswer
    .then(function (answer) {
      return answer.clone().json();
    })
    .then(preloadAll)
    .catch(function () {});
})();
