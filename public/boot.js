// Runs before the first paint: the stored theme, which neutral shell the address will turn into, and which files its
// screen begins with.
// A file of its own, because the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem('theme');
    if (localStorage.getItem('sidebar') === 'collapsed') root.dataset.sidebar = 'collapsed';
  } catch (refused) {
    // A browser that refuses storage gets the default theme.
  }
  var system = theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
  if (theme === 'dark' || system) root.classList.add('dark');
  var first = location.pathname.split('/')[1];
  var inside = /^(homepage|data|data-refresh|platforms|foresight|reneAI|sow)$/.test(first);
  root.dataset.entry = inside ? 'project' : first === 'login' ? 'login' : 'plain';

  // The build names them; while developing there are none. They come along with the start, and not after it has run.
  var named = document.querySelector('meta[name="screen-files"]');
  var files = inside && named ? JSON.parse(named.content)[first] : [];
  files.forEach(function (file) {
    var link = document.createElement('link');
    var isSheet = /\.css$/.test(file);
    link.rel = isSheet ? 'preload' : 'modulepreload';
    if (isSheet) link.as = 'style';
    // As the code will ask for them: a request of another kind would be another request.
    link.crossOrigin = 'anonymous';
    link.href = file;
    document.head.append(link);
  });
})();
