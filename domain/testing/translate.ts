/**
 * Replaces each text node under an element by `<font><font>text</font></font>`, as browsers' translators do. The text
 * stays the same, so that a test can compare it. Self-contained: end-to-end tests run it in the page.
 *
 * @param options.isReplacedAtOnce false to insert the element first and remove the text after it.
 */
export function translateNodes(root: Element, { isReplacedAtOnce = true } = {}): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('script,style,noscript,textarea,svg,font,option,title'))
      continue;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    if (isReplacedAtOnce) text.replaceWith(outer);
    else {
      text.before(outer);
      text.remove();
    }
  }
}
