// PostCSS plug-in: styles of :hover apply only on devices that can hover. On a touch screen an element would look hovered
// after a tap, until another one is tapped.

/** @type {import('postcss').Plugin} */
export const hoverWithPointer = {
  postcssPlugin: 'hover-with-pointer',
  OnceExit(root, { AtRule }) {
    root.walkRules((rule) => {
      const isOfHover = (/** @type {string} */ selector) =>
        selector.replaceAll(/:not\([^()]*\)/g, '').includes(':hover');
      const hovered = rule.selectors.filter(isOfHover);
      if (hovered.length === 0 || isWithin(rule)) return;
      const others = rule.selectors.filter((selector) => !isOfHover(selector));
      const media = new AtRule({ name: 'media', params: HOVER });
      rule.after(media);
      media.append(rule.clone({ selectors: hovered }));
      if (others.length === 0) rule.remove();
      else rule.selectors = others;
    });
  },
};

const HOVER = '(hover: hover)';

/** @param {import('postcss').Rule} rule */
function isWithin({ parent }) {
  return parent?.type === 'atrule' && 'params' in parent && parent.params === HOVER;
}
