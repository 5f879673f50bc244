/** Well-formed XML; only `element` creates it. */
export type Xml = { readonly xml: string };

/**
 * Creates an XML element. Text is escaped; characters invalid in XML 1.0 are removed.
 *
 * @param attributes with the value undefined are omitted.
 */
export function element(
  name: string,
  content: string | number | readonly Xml[] = '',
  attributes: Readonly<Record<string, string | undefined>> = {},
): Xml {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeXml(value)}"`,
  );
  const inner = typeof content === 'object' ? content.map(({ xml }) => xml).join('') : escapeXml(String(content));
  return { xml: `<${name}${written.join('')}${inner === '' ? '/>' : `>${inner}</${name}>`}` };
}

/** HTTP response with an XML document. */
export function xmlResponse(
  root: Xml,
  type = 'application/xml',
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(xmlDocument(root), { headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers } });
}

/** Serialises a document with one element per line. */
export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replaceAll('><', '>\n<')}\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' };

function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"\r]/g, (character) => entities[character] ?? '');
}
