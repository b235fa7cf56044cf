// Runs before the first paint: the stored theme, which neutral shell the address will turn into, and what its screen
// begins with, so that it comes along with the start and not after the start has run.
// A file of its own, because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // A browser that refuses storage gets the default theme, and nobody is known to be signed in.
      return null;
    }
  }
  var asked = [];
  function ask(as, file) {
    if (asked.indexOf(file) >= 0) return;
    asked.push(file);
    var link = document.createElement('link');
    link.rel = as === 'script' ? 'modulepreload' : 'preload';
    link.setAttribute('as', as);
    // As the code will ask for them: a request of another kind would be another request.
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  }
  function askAll(files) {
    (files || []).forEach(function (file) {
      ask(file.endsWith('.css') ? 'style' : 'script', file);
    });
  }
  /** By the marks that src/infrastructure leaves for itself: in-memory-auth-session.ts, and the SDK of auth0-session.ts. */
  function mayBeSignedIn(config) {
    if (config.mode === 'embedded') return stored('embedded-session') !== null;
    return document.cookie.indexOf('auth0.' + (config.auth && config.auth.clientId) + '.is.authenticated') >= 0;
  }

  var theme = stored('theme');
  if (stored('sidebar') === 'collapsed') root.dataset.sidebar = 'collapsed';
  var system = theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'dark' || system) root.classList.add('dark');
  var first = location.pathname.split('/')[1];
  var inside = /^(homepage|data|data-refresh|platforms|foresight|reneAI|sow)$/.test(first);
  root.dataset.entry = inside ? 'project' : first === 'login' ? 'login' : 'plain';

  // The build names them; while developing there are none.
  var named = document.querySelector('meta[name="first-files"]');
  var files = named ? JSON.parse(named.content) : { always: [], screens: {}, modes: {} };

  /** Of the configuration, what this file goes by. */
  function essence(config) {
    return {
      mode: config.mode,
      auth: { clientId: config.auth && config.auth.clientId },
      workspaceUrl: config.workspaceUrl,
    };
  }
  /** In the order in which the start will need it. */
  function askAhead(config) {
    // Who comes in by the front door goes on to a home page.
    var atTheDoor = first === '' || first === 'router';
    if (!(inside || atTheDoor) || !mayBeSignedIn(config)) return;
    askAll(files.modes[config.mode]);
    if (config.workspaceUrl) ask('fetch', config.workspaceUrl);
    askAll(files.always);
    askAll(files.screens[atTheDoor ? 'homepage' : first]);
  }

  // Whoever has been here before has the start at hand, and need not wait for the answer to be the same again.
  var known = stored('last-config');
  try {
    if (known) askAhead(JSON.parse(known));
  } catch {
    // Somebody else's word under this name.
    known = null;
  }

  // Everybody else waits one way to the server: the line is the start's until then. What is asked for beside the start takes
  // its share of the line, and nothing of it can run before the start has.
  // src/main.tsx reads this answer as well; what is wrong with it is told there.
  window.configAnswer = fetch('/config.json');
  window.configAnswer
    .then(function (answer) {
      return answer.clone().json();
    })
    .then(function (config) {
      var now = essence(config);
      var words = JSON.stringify(now);
      if (words === known) return;
      askAhead(now);
      localStorage.setItem('last-config', words);
    })
    .catch(function () {});
})();
