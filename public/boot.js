// Runs before the first paint: the stored theme, and which neutral shell the address will turn into.
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
})();
