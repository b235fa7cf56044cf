/**
 * Changes each page of a tab as the translators of browsers do: every text node is replaced by `<font>` elements, soon
 * after it appears and from a world of its own. The words stay, so that tests find them.
 * @param {import('playwright').Page} page
 */
export async function translatePage(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate.toString()})()`,
    worldName: 'translator',
  });
}

/** Runs in the page. */
function translate() {
  const LEFT = 'font, script, style, noscript, svg, textarea, [translate="no"]';
  /** In ms: a translator asks its service first. */
  const ANSWER_AFTER = 20;
  let isAsked = false;

  function replaceTexts() {
    isAsked = false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** @type {Text[]} */
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit';
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  function ask() {
    if (isAsked) return;
    isAsked = true;
    setTimeout(replaceTexts, ANSWER_AFTER);
  }

  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(ask).observe(document.body, { childList: true, characterData: true, subtree: true });
    ask();
  });
}
