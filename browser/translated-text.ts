/*
 * Browsers translate a page by replacing its text nodes with elements (Google Translate: `<font><font>…`). React keeps
 * the removed text nodes: an update of one is invisible, and an insertion before it or its removal throws
 * (https://github.com/facebook/react/issues/11538). This module follows the replacements (docs/product.md 20.17).
 */

/** The element that a translator put in the place of a text node. */
const translationOf = new WeakMap<Node, Element>();

/** The text nodes, in order, that a translation replaced: usually one. */
const originalsOf = new WeakMap<Element, Text[]>();

/** The translation of a removed text node, if it is still in this parent. */
function translationIn(parent: Node | null, node: Node | null): Element | undefined {
  const translation = node && !node.parentNode ? translationOf.get(node) : undefined;
  return translation?.parentNode === parent ? translation : undefined;
}

/** Puts the text nodes back in the place of their translation. The translator then translates their new text. */
function restore(translation: Element): void {
  translation.replaceWith(...(originalsOf.get(translation) ?? []));
}

/**
 * Makes updates of translated text visible, and its removal and insertions before it safe. Call it once.
 *
 * @param seen changes of the page since the first translation, in order.
 */
export function followTranslations(seen: readonly MutationRecord[] = []): void {
  const updates = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = translationOf.get(target);
      if (translation && !target.parentNode) restore(translation);
    }
  });
  const register = (records: readonly MutationRecord[]) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node instanceof Element && added.has(node),
      );
      if (!(translation instanceof Element)) continue;
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.parentNode) continue;
        translationOf.set(text, translation);
        originalsOf.set(translation, [...(originalsOf.get(translation) ?? []), text]);
        updates.observe(text, { characterData: true });
      }
    }
  };
  register(seen);
  new MutationObserver(register).observe(document.body, { childList: true, subtree: true });

  const { removeChild, insertBefore, appendChild } = Node.prototype;
  /** A text node that returns to the page takes the place of its translation. */
  const dropTranslation = (node: Node) => {
    if (!node.parentNode) translationOf.get(node)?.remove();
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    const there = translationIn(this, child);
    if (there) removeChild.call(this, there);
    else if (child.parentNode || !translationOf.has(child)) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(node: Child, before: Node | null): Child {
    dropTranslation(node);
    const isLost = before && !before.parentNode && translationOf.has(before);
    insertBefore.call(this, node, isLost ? (translationIn(this, before) ?? null) : before);
    return node;
  };
  Node.prototype.appendChild = function <Child extends Node>(node: Child): Child {
    dropTranslation(node);
    appendChild.call(this, node);
    return node;
  };
}
