import fc from 'fast-check';
import { element, xmlDocument } from './xml';

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml').documentElement;

test('element writes attributes and content, escaped', () => {
  const list = element('list', [element('item', 1), element('item')], { of: '"a" & <b>', none: undefined });
  expect(list.xml).toBe('<list of="&quot;a&quot; &amp; &lt;b&gt;"><item>1</item><item/></list>');
});

test('xmlDocument writes the XML declaration and one element per line', () => {
  expect(xmlDocument(element('a', [element('b', '1 > 0')]))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a>\n<b>1 &gt; 0</b>\n</a>\n',
  );
});

test('element preserves any text except characters invalid in XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const root = parse(element('a', [element('b', text)]).xml);
      const expected = text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
      expect(root.querySelector('b')?.textContent).toBe(expected);
    }),
  );
});
