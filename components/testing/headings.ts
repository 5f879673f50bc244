/** Headings that skip a level, as `name (H4 after H2)`: a screen reader's list of headings then has a gap (WCAG 2.2, 1.3.1). */
export function skippedHeadings(container: ParentNode): string[] {
  const headings = [...container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return headings.flatMap(({ tagName, textContent }, index) => {
    const before = headings[index - 1]?.tagName;
    const isSkipped = before !== undefined && Number(tagName.slice(1)) > Number(before.slice(1)) + 1;
    return isSkipped ? [`${textContent} (${tagName} after ${before})`] : [];
  });
}
