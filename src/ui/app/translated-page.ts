/**
 * Lets React work in a page that a browser or an extension translates. Translators put `<font>` elements in place of text
 * nodes that React still holds: without this, the next `removeChild` or `insertBefore` beside such a text throws, and a
 * changed text never shows. Here the elements that stand for a text are remembered, and the text is put back before React
 * moves or removes it and after React has changed it. The translator then translates it again.
 * https://github.com/facebook/react/issues/11538
 * @returns ends it
 */
export function supportTranslatedPage(page: Document): () => void {
  const nodes = page.defaultView?.Node.prototype ?? Node.prototype;
  const { appendChild, insertBefore, removeChild } = nodes;
  const texts = new ReplacedTexts(page);

  nodes.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode !== this) texts.putBack(child);
    if (child.parentNode === this) {
      texts.noteOwnRemoval(child);
      return removeChild.call(this, child) as T;
    }
    // Moved or taken away by something else than React.
    if (this.contains(child)) child.parentNode?.removeChild(child);
    return child;
  };
  nodes.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    texts.putBack(child);
    if (next === null || next.parentNode === this) return insertBefore.call(this, child, next) as T;
    texts.putBack(next);
    return insertBefore.call(this, child, childAround(this, next)) as T;
  };
  nodes.appendChild = function <T extends Node>(this: Node, child: T): T {
    texts.putBack(child);
    return appendChild.call(this, child) as T;
  };
  return () => {
    Object.assign(nodes, { appendChild, insertBefore, removeChild });
    texts.end();
  };
}

/** The child of an element that a node is, or is in. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** The product itself draws no `font` element. */
const isOfTranslator = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';
const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

class ReplacedTexts {
  readonly #fontOf = new WeakMap<Text, Element>();
  readonly #textsOf = new WeakMap<Element, Text[]>();
  readonly #removedByReact = new WeakSet<Node>();
  readonly #observer = new MutationObserver((records) => this.#follow(records));

  constructor(page: Document) {
    this.#observer.observe(page, { childList: true, subtree: true });
  }

  end(): void {
    this.#observer.disconnect();
  }

  /** A text that React removes has no element in its place, though one may stand beside it. */
  noteOwnRemoval(node: Node): void {
    if (isText(node) && !this.#isUnused(node.previousSibling) && !this.#isUnused(node.nextSibling))
      this.#removedByReact.add(node);
  }

  /** Puts the texts that an element stands for in its place again. Other nodes stay where they are. */
  putBack(node: Node): void {
    if (!isText(node)) return;
    this.#follow(this.#observer.takeRecords());
    const font = this.#fontOf.get(node) ?? this.#fontAround(node);
    if (font?.isConnected !== true || (node.isConnected && !font.contains(node))) return;
    const texts = this.#textsOf.get(font) ?? [];
    font.replaceWith(...(texts.includes(node) ? texts : [...texts, node]));
    for (const text of texts) this.#fontOf.delete(text);
  }

  #follow(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      // React changed a text that is not in the page.
      if (type === 'characterData') this.putBack(target);
      else if (removedNodes.length > 0) {
        const fonts = [...addedNodes, previousSibling, nextSibling].filter(isOfTranslator);
        if (fonts.length > 0) for (const node of removedNodes) if (isText(node)) this.#noteReplaced(node, fonts);
      }
    }
  }

  #noteReplaced(text: Text, fonts: readonly Element[]): void {
    if (this.#removedByReact.has(text) || this.#fontOf.get(text)?.isConnected) return;
    const font = text.isConnected ? this.#fontAround(text) : (fonts.find((each) => this.#isUnused(each)) ?? fonts[0]);
    if (font === undefined) return;
    this.#fontOf.set(text, font);
    this.#textsOf.set(font, [...(this.#textsOf.get(font) ?? []), text]);
    this.#observer.observe(text, { characterData: true });
  }

  #isUnused(node: Node | null): boolean {
    return isOfTranslator(node) && !this.#textsOf.has(node);
  }

  /** The outermost element of the translator around a text that was moved into it. */
  #fontAround(text: Text): Element | undefined {
    let font: Element | undefined;
    for (let node = text.parentElement; isOfTranslator(node); node = node.parentElement) font = node;
    return font;
  }
}
