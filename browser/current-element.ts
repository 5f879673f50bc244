/** Ids that React generates differ between the server's page and a page that React rendered again. */
const isStableId = (id: string) => id !== '' && !/_r_|:r|«r/i.test(id);

/**
 * The element on the page: the given one, or the one at its place if React replaced it. The place is the path from the
 * nearest ancestor with a stable id or from the body, counted among siblings of the same tag and class, because
 * extensions and translators add elements of their own.
 */
export function currentElement(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const { id, parentElement: parent } = element;
  if (isStableId(id)) return document.getElementById(id) ?? undefined;
  const above = parent ? currentElement(parent) : document.body;
  const position = parent ? alike(parent, element).indexOf(element) : 0;
  return above && alike(above, element)[position];
}

const alike = (parent: Element, { tagName, className }: Element) =>
  [...parent.children].filter((child) => child.tagName === tagName && child.className === className);
