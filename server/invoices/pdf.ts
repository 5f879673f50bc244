import 'server-only';
import PDFDocument from 'pdfkit';
import { type InvoiceView, invoiceHeadings, invoiceView } from '@/data/invoice-view';
import { pageNumber } from '@/data/invoice-words';
import { shopName } from '@/data/shop-name';
import { type InvoiceFacts, paperOf } from '@/domain/invoice';
import { language } from '@/domain/language';
import { ciiOf, escapeXml } from './cii';
import { runsOf, type Weight } from './fonts';

/** A drawn document, and the characters that no font has. */
export type DrawnInvoice = { pdf: Buffer; missingGlyphs: string };

/** Page margin and the height that the footer takes, in points. */
const MARGIN = 56;
const FOOTER = 48;

/** The shop's ink and signal red (tailwind.config.ts), and the soft text. */
const colours = { ink: '#12140f', soft: '#565a50', signal: '#c2341a', line: '#d3d6ce' } as const;

/** pdfkit would embed nothing for its default font, which PDF/A forbids. Its types do not know that it accepts null. */
const noDefaultFont: object = { font: null };

type Style = {
  weight?: Weight;
  size?: number;
  colour?: keyof typeof colours;
  /** Aligns the end of the text with x. */
  isRight?: boolean;
};

/**
 * Draws a document as PDF/A-3b with the structured invoice inside (`factur-x.xml`, relationship Alternative). The same
 * facts give the same bytes. pdfkit draws; veraPDF and the CEN rules accept the result (docs/dependencies.md).
 */
export async function drawInvoice(facts: InvoiceFacts): Promise<DrawnInvoice> {
  const issued = new Date(`${facts.issuedOn}T12:00:00Z`);
  const view = invoiceView(facts);
  const title = `${view.title} ${view.number}`;
  const document = new PDFDocument({
    size: paperOf(facts.buyer.country),
    margin: MARGIN,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    lang: language,
    bufferPages: true,
    ...noDefaultFont,
    // pdfkit writes these texts into XML as they are.
    info: {
      Title: title,
      Subject: title,
      Author: escapeXml(facts.seller.name),
      Creator: shopName,
      Producer: shopName,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const sheet = new Sheet(document);
  drawView(sheet, view);
  sheet.finish(title);
  document.file(Buffer.from(ciiOf(facts), 'utf8'), {
    name: 'factur-x.xml',
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Factur-X invoice data, EN 16931',
    creationDate: issued,
    modifiedDate: issued,
  });
  document.appendXML(facturXMetadata);
  document.end();
  return { pdf: await written, missingGlyphs: [...sheet.missing].sort().join('') };
}

/** Draws text from the top of a page to its bottom, and continues on further pages. */
class Sheet {
  readonly missing = new Set<string>();
  readonly left = MARGIN;
  readonly right: number;
  y = MARGIN;
  readonly #document: PDFKit.PDFDocument;
  readonly #registered = new Set<string>();
  readonly #widths = new Map<string, number>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
    this.right = document.page.width - MARGIN;
  }

  get width(): number {
    return this.right - this.left;
  }

  /** Begins a page if less than this height is left. Returns true if it did. */
  makeRoom(height: number): boolean {
    if (this.y + height <= this.#document.page.height - MARGIN - FOOTER) return false;
    this.#document.addPage();
    this.y = MARGIN + 12;
    return true;
  }

  /** Draws one line of text with its baseline at y. */
  text(text: string, x: number, y: number, style: Style = {}): void {
    const { weight = 'regular', size = 10, colour = 'ink', isRight = false } = style;
    let at = isRight ? x - this.widthOf(text, style) : x;
    for (const { font, text: run } of this.#runs(text, weight)) {
      this.#use(font.name, font.bytes);
      this.#document.fontSize(size).fillColor(colours[colour]);
      this.#document.text(run, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.#document.widthOfString(run);
    }
  }

  /** Draws text in lines of at most this width from the present position on. */
  paragraph(text: string, x: number, width: number, style: Style = {}): void {
    for (const line of this.wrap(text, width, style)) {
      this.makeRoom(lineHeight(style));
      this.y += lineHeight(style);
      this.text(line, x, this.y, style);
    }
  }

  /** Breaks a text into lines of at most this width: between words, and within a word that is longer. */
  wrap(text: string, width: number, style: Style = {}): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (part: string) => this.widthOf(part.trimEnd(), style) <= width;
    for (const segment of unbreakableParts(text)) {
      if (fits(line + segment)) {
        line += segment;
        continue;
      }
      if (line.trim() !== '') lines.push(line.trimEnd());
      line = segment.trimStart();
      while (!fits(line)) {
        const letters = [...line];
        let count = letters.length - 1;
        while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
        lines.push(letters.slice(0, count).join(''));
        line = letters.slice(count).join('');
      }
    }
    return line.trim() === '' ? lines : [...lines, line.trimEnd()];
  }

  widthOf(text: string, { weight = 'regular', size = 10 }: Style = {}): number {
    const key = `${weight} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      width = 0;
      for (const { font, text: run } of this.#runs(text, weight)) {
        this.#use(font.name, font.bytes);
        width += this.#document.fontSize(1000).widthOfString(run);
      }
      this.#widths.set(key, width);
    }
    return (width * size) / 1000;
  }

  rule(colour: keyof typeof colours = 'ink', from = this.left): void {
    this.#document.lineWidth(0.6).strokeColor(colours[colour]);
    this.#document.moveTo(from, this.y).lineTo(this.right, this.y).stroke();
  }

  /** Draws a frame around the height above the present position. */
  frame(height: number): void {
    this.#document.lineWidth(1).strokeColor(colours.signal);
    this.#document.rect(this.left, this.y - height, this.width, height).stroke();
  }

  /** Draws the footer of each page. */
  finish(title: string): void {
    const { count } = this.#document.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.#document.switchToPage(page);
      // Text below the margin would begin another page.
      this.#document.page.margins.bottom = 0;
      const y = this.#document.page.height - MARGIN + 8;
      this.text(title, this.left, y, { size: 8, colour: 'soft' });
      this.text(pageNumber(page + 1, count), this.right, y, { size: 8, colour: 'soft', isRight: true });
    }
  }

  #runs(text: string, weight: Weight) {
    return runsOf(text, weight, (character) => this.missing.add(character));
  }

  #use(name: string, bytes: Buffer): void {
    if (!this.#registered.has(name)) this.#document.registerFont(name, bytes);
    this.#registered.add(name);
    this.#document.font(name);
  }
}

/**
 * Matches the parts between which a line may break: a word with the blanks after it, a Japanese character with the
 * punctuation that may not leave it, or blanks.
 */
const unbreakable =
  /[（「『]*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][ー、。，．：；？！）」』～・]*\s*|[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+\s*|\s+/gu;

/** Splits a text where a line may break. */
export const unbreakableParts = (text: string): string[] => text.match(unbreakable) ?? [];

const lineHeight = ({ size = 10 }: Style) => size * 1.4;

function drawView(sheet: Sheet, view: InvoiceView): void {
  sheet.y += 22;
  sheet.text(view.title, sheet.left, sheet.y, { weight: 'bold', size: 30 });
  sheet.text(view.number, sheet.right, sheet.y, { weight: 'bold', size: 16, isRight: true });
  sheet.y += 16;
  if (view.demonstration) drawDemonstration(sheet, view.demonstration);
  sheet.rule();
  const top = sheet.y + 6;
  const [seller, buyer, details] = columnsOf(sheet);
  const bottoms = [
    drawBlock(sheet, seller, top, view.seller),
    drawBlock(sheet, buyer, top, [invoiceHeadings.buyer, ...view.buyer]),
    drawDetails(sheet, details, top, view.details),
  ];
  sheet.y = Math.max(...bottoms) + 28;
  drawLines(sheet, view.lines);
  drawTotals(sheet, view);
  sheet.y += 18;
  for (const note of view.notes) sheet.paragraph(note, sheet.left, sheet.width, { size: 9, colour: 'soft' });
}

type Column = { x: number; width: number };

function columnsOf({ left, width }: Sheet): [Column, Column, Column] {
  const gap = 20;
  const [first, second] = [width * 0.31, width * 0.37];
  return [
    { x: left, width: first },
    { x: left + first + gap, width: second - gap },
    { x: left + first + second + gap, width: width - first - second - gap },
  ];
}

function drawDemonstration(sheet: Sheet, text: string): void {
  const before = sheet.y;
  sheet.y += 6;
  sheet.paragraph(text, sheet.left + 10, sheet.width - 20, { weight: 'bold', colour: 'signal' });
  sheet.y += 10;
  sheet.frame(sheet.y - before);
  sheet.y += 16;
}

/** Draws lines of text below each other, the first in bold. Returns the end. */
function drawBlock(sheet: Sheet, { x, width }: Column, top: number, lines: readonly string[]): number {
  sheet.y = top;
  for (const [index, line] of lines.entries())
    sheet.paragraph(line, x, width, { size: 9.5, weight: index === 0 ? 'bold' : 'regular' });
  return sheet.y;
}

function drawDetails(sheet: Sheet, { x, width }: Column, top: number, rows: InvoiceView['details']): number {
  sheet.y = top;
  for (const [label, value] of rows) {
    sheet.y += 13.3;
    sheet.text(label, x, sheet.y, { size: 9.5, colour: 'soft' });
    sheet.text(value, x + width, sheet.y, { size: 9.5, isRight: true });
  }
  return sheet.y;
}

/** Right ends of the columns of figures, from the right edge in points. */
const figures = { quantity: 170, price: 85, amount: 0 } as const;

function drawHeadings(sheet: Sheet): void {
  const style = { size: 9, weight: 'bold' } as const;
  sheet.text(invoiceHeadings.item, sheet.left, sheet.y, style);
  for (const column of ['quantity', 'price', 'amount'] as const)
    sheet.text(invoiceHeadings[column], sheet.right - figures[column], sheet.y, { ...style, isRight: true });
  sheet.y += 7;
  sheet.rule();
}

function drawLines(sheet: Sheet, lines: InvoiceView['lines']): void {
  drawHeadings(sheet);
  const width = sheet.width - figures.quantity - 40;
  for (const line of lines) {
    const names = sheet.wrap(line.name, width);
    const height = names.length * lineHeight({}) + (line.sku ? 12 : 0) + 14;
    if (sheet.makeRoom(height)) drawHeadings(sheet);
    sheet.y += 4;
    const first = sheet.y + lineHeight({});
    for (const column of ['quantity', 'price', 'amount'] as const)
      sheet.text(line[column], sheet.right - figures[column], first, { isRight: true });
    for (const name of names) sheet.text(name, sheet.left, (sheet.y += lineHeight({})));
    if (line.sku) sheet.text(line.sku, sheet.left, (sheet.y += 12), { size: 8, colour: 'soft' });
    sheet.y += 8;
    sheet.rule('line');
  }
}

function drawTotals(sheet: Sheet, { totals, total, taxes }: InvoiceView): void {
  const from = sheet.right - 240;
  sheet.makeRoom((totals.length + taxes.length) * 16 + 50);
  sheet.y += 8;
  const row = ([label, value]: readonly [string, string], style: Style) => {
    const lines = sheet.wrap(label, 150, style);
    for (const [index, line] of lines.entries()) {
      sheet.y += index === 0 ? 16 : 12;
      sheet.text(line, from, sheet.y, style);
      if (index === 0) sheet.text(value, sheet.right, sheet.y, { ...style, isRight: true });
    }
  };
  for (const one of totals) row(one, {});
  if (totals.length > 0) {
    sheet.y += 10;
    sheet.rule('ink', from);
  }
  sheet.y += 8;
  row(total, { weight: 'bold', size: 14 });
  sheet.y += 4;
  for (const tax of taxes) row(tax, { size: 9, colour: 'soft' });
}

const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
  ['DocumentFileName', 'factur-x.xml', 'name of the embedded XML invoice file'],
  ['DocumentType', 'INVOICE', 'type of the hybrid document'],
  ['Version', '1.0', 'version of the Factur-X XML schema'],
  ['ConformanceLevel', 'EN 16931', 'conformance level of the embedded data'],
] as const;

/** XMP properties of Factur-X, and the schema that PDF/A requires for them. */
const facturXMetadata = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${facturX}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties
  .map(
    ([name, , description]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  )
  .join(
    '',
  )}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description><rdf:Description rdf:about="" xmlns:fx="${facturX}">${properties
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join('')}</rdf:Description>`;
