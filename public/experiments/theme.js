'use strict';
// The product tells the theme to the page that it frames. Alone, the page follows the system.
addEventListener('message', ({ source, data }) => {
  if (source === parent && (data?.theme === 'light' || data?.theme === 'dark'))
    document.documentElement.dataset.theme = data.theme;
});
