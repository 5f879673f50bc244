import { foreignAmounts } from '@/server/testing/checkout';
// Verifies docs/product.md 35.6, 35.7.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxOrderLines } from '@/contract/limits';
import { type InvoiceFacts } from '@/domain/invoice';
import { creditNote, invoiceFacts, invoiceWithVat, otherInvoices } from '@/domain/testing/invoices';
import { invoiceView } from '@/data/invoice-view';
import { demonstrationAddress } from '@/data/invoice-words';
import { site } from '@/data/site';
import { decimalOf, formatMoney } from '@/domain/money';
import { ciiOf } from './cii';
import { runsOf } from './fonts';
import { factsOf } from './issue';
import { drawInvoice } from './pdf';
import { sellerOf } from './seller';

/** The first drawing loads the typefaces. */
jest.setTimeout(30_000);

const every = [invoiceFacts, invoiceWithVat, creditNote, ...otherInvoices];

/** Names of buyers by script. */
const names = {
  Latin: 'Łukasz Żółkiewski, Müßig-Østergård, Nguyễn Thị Ánh',
  Japanese: '髙橋 陽菜・𠮷﨑 渡邉 カタカナ ひらがな',
  Cyrillic: 'Иван Петров, Ђорђе Ћирић, Ґалаґан',
  Greek: 'Ιωάννης Παπαδόπουλος, Ἀθηνᾶ',
  Hindi: 'प्रिया शर्मा, कृष्ण',
  Korean: '김민수, 뷁',
  Chinese: '张伟, 刘洋, 歐陽',
};

const withBuyer = (name: string, lines = invoiceFacts.buyer.lines): InvoiceFacts => ({
  ...invoiceFacts,
  buyer: { ...invoiceFacts.buyer, name, lines },
});

/** Validates documents by the schema of Factur-X. Its parser is WebAssembly in an ES module, so it runs in a process of its own. */
function schemaErrors(documents: readonly string[]): unknown[] {
  const program = `
    import { Profile, validateXsd } from '@stackforge-eu/factur-x';
    let input = '';
    for await (const chunk of process.stdin) input += chunk;
    const results = [];
    for (const xml of JSON.parse(input)) results.push((await validateXsd(xml, Profile.EN16931)).errors);
    console.log(JSON.stringify(results));`;
  const args = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, args, { input: JSON.stringify(documents), encoding: 'utf8' }));
}

describe('the structured invoice', () => {
  it('is valid by the schema of Factur-X for each kind and category, and invalid without its number', () => {
    const broken = ciiOf(invoiceFacts).replace('<ram:ID>2026-000123</ram:ID>', '');
    const hostile = ciiOf(withBuyer('A & <B> \u0001\ud800 "C"'));
    const errors = schemaErrors([...every.map(ciiOf), hostile, broken]);
    expect(errors.slice(0, -1)).toEqual([...every, hostile].map(() => []));
    expect(errors.at(-1)).not.toEqual([]);
  });

  const valuesOf = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, value]) => value);

  it('takes the discount off, adds the shipping, and has both lines of the address', () => {
    const facts = {
      ...invoiceFacts,
      buyer: { ...invoiceFacts.buyer, line1: 'Street 1', line2: 'Flat 2' },
      shipping: { label: 'Express', cents: 20_00 },
      discountCents: 10_00,
    };
    const xml = ciiOf(facts);
    const allowances = [
      ...xml.matchAll(/<udt:Indicator>(\w+)<.*?<ram:ActualAmount>([^<]*)<.*?<ram:ReasonCode>(\w+)</g),
    ];
    expect(allowances.map(([, ...values]) => values)).toEqual([
      ['false', '10.00', '95'],
      ['true', '20.00', 'FC'],
    ]);
    expect([valuesOf(xml, 'LineOne').slice(1), valuesOf(xml, 'LineTwo')]).toEqual([
      ['Street 1', 'Street 1'],
      ['Flat 2', 'Flat 2'],
    ]);
  });

  it('in category O has no rate and no VAT number, no VAT, and a reason (BR-O-02, BR-O-05, BR-O-09, BR-O-10)', () => {
    const xml = ciiOf(invoiceFacts);
    expect(valuesOf(xml, 'RateApplicablePercent')).toEqual([]);
    expect(xml).not.toContain('SpecifiedTaxRegistration');
    expect(valuesOf(xml, 'CalculatedAmount')).toEqual(['0.00']);
    expect(valuesOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-O']);
    expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set(['O']));
  });

  it('in category G has the rate 0, a VAT number and a reason (BR-G-02, BR-G-05, BR-G-10)', () => {
    const xml = ciiOf(otherInvoices[0] ?? invoiceFacts);
    expect(new Set(valuesOf(xml, 'RateApplicablePercent'))).toEqual(new Set(['0.00']));
    expect(xml).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
    expect(valuesOf(xml, 'ExemptionReasonCode')).toEqual(['VATEX-EU-G']);
  });

  it.each(every.map((facts) => [facts.number, facts] as const))('%s adds up (BR-CO-10 to BR-CO-17)', (_, facts) => {
    const xml = ciiOf(facts);
    const [cents, sum] = [
      (name: string) => valuesOf(xml, name).map((value) => Math.round(Number(value) * 100)),
      (values: number[]) => values.reduce((total, value) => total + value, 0),
    ];
    const one = (name: string) => sum(cents(name));
    const lines = cents('LineTotalAmount');
    const header = lines.pop() ?? 0;
    const tax = one('TaxTotalAmount');
    const basis = one('TaxBasisTotalAmount');
    expect(sum(lines)).toBe(header);
    expect(header - one('AllowanceTotalAmount') + one('ChargeTotalAmount')).toBe(basis);
    expect(sum(cents('BasisAmount'))).toBe(basis);
    expect(sum(cents('CalculatedAmount'))).toBe(tax);
    expect(one('GrandTotalAmount')).toBe(basis + tax);
    expect(one('GrandTotalAmount') + one('RoundingAmount') - one('TotalPrepaidAmount')).toBe(one('DuePayableAmount'));
    expect(one('TotalPrepaidAmount')).toBe(facts.totalCents);
    expect(tax).toBe(Math.round((basis * facts.tax.rate) / 10_000));
  });

  // Verifies docs/product.md 35.3.
  it('of a credit note names the invoice that it corrects', () => {
    expect(ciiOf(creditNote)).toContain(
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>2026-000123</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">20261120<',
    );
    expect(valuesOf(ciiOf(creditNote), 'TypeCode')[0]).toBe('381');
  });

  it('escapes texts and drops characters that XML forbids', () => {
    const xml = ciiOf(withBuyer('A & <B> \u0001\ud800 "C"'));
    expect(xml).toContain('<ram:Name>A &amp; &lt;B&gt; \ufffd &quot;C&quot;</ram:Name>');
  });
});

// Verifies docs/product.md 44.5 (documents), 44.12.
describe.each(['eur', 'gbp', 'jpy'] as const)('a document in %s', (currency) => {
  const documents = [invoiceFacts, invoiceWithVat, creditNote].map((facts) => ({ ...facts, currency }));

  it('states its currency, valid by the schema, with amounts of the digits that the currency has', () => {
    const digits = currency === 'jpy' ? /^-?\d+$/ : /^-?\d+\.\d\d$/;
    for (const facts of documents) {
      const xml = ciiOf(facts);
      expect(xml).toContain(`<ram:InvoiceCurrencyCode>${currency.toUpperCase()}<`);
      expect(xml).toContain(`<ram:TaxTotalAmount currencyID="${currency.toUpperCase()}">`);
      expect(xml).not.toMatch(/USD/);
      const amounts = [...xml.matchAll(/<ram:(\w*Amount)(?: [^>]*)?>([^<]*)</g)];
      const wrong = amounts.filter(([, name, value = '']) => name !== 'ChargeAmount' && !digits.test(value));
      expect([amounts.length > 10, wrong.map(([found]) => found)]).toEqual([true, []]);
      const prices = amounts.filter(([, name]) => name === 'ChargeAmount').map(([, , value]) => value);
      const exact = [decimalOf(249_00, currency), decimalOf(300_00, currency)];
      const net = currency === 'jpy' ? ['20924.3697', '25210.0840'] : ['209.2437', '252.1008'];
      expect(prices).toEqual(facts.tax.rate === 0 ? exact : net);
    }
    expect(schemaErrors(documents.map(ciiOf))).toEqual(documents.map(() => []));
  });

  it('has no amount of another currency, on the page and in the PDF, and a glyph for its sign', async () => {
    for (const facts of documents) {
      expect(foreignAmounts(JSON.stringify(invoiceView(facts)), currency)).toEqual([]);
      expect(invoiceView(facts).total[1]).toBe(formatMoney(658_35, currency));
      expect((await drawInvoice(facts)).missingGlyphs).toBe('');
    }
  });
});

// Verifies docs/product.md 44.12.
it('factsOf reads a document of before the currencies as one in US dollars', () => {
  const before = JSON.stringify({ ...invoiceFacts, currency: undefined });
  expect(factsOf({ facts: before })).toEqual(invoiceFacts);
});

describe('drawInvoice', () => {
  it('writes the same bytes for the same facts', async () => {
    const [one, other] = [await drawInvoice(invoiceWithVat), await drawInvoice(invoiceWithVat)];
    expect(one.pdf.equals(other.pdf)).toBe(true);
    expect(one.pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  });

  // Metadata and dictionaries are not compressed, so that archives can read them.
  it.each(every.map((facts) => [facts.number, facts] as const))(
    '%s declares PDF/A-3b, a colour profile, and the structured invoice as an alternative of the page',
    async (_, facts) => {
      const text = (await drawInvoice(facts)).pdf.toString('latin1');
      expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
      expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
      expect(text).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
      expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
      expect(text).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
      expect(text).toMatch(/\/S \/GTS_PDFA1\b/);
      expect(text).toMatch(/\/DestOutputProfile \d+ 0 R/);
      expect(text).toContain('/AFRelationship /Alternative');
      expect(text).toMatch(/\/AF \[\d+ 0 R\]/);
      expect(text).toMatch(/\/Lang \(en\)/);
      expect(text).not.toMatch(/\/(?:JavaScript|Launch|Encrypt)\b/);
    },
  );

  it.each([
    ['DE', 'US', 595, 842],
    ['US', 'DE', 612, 792],
  ])('a buyer in %s gets the paper of that country from a seller in %s', async (buyer, seller, width, height) => {
    const facts = {
      ...invoiceFacts,
      buyer: { ...invoiceFacts.buyer, country: buyer },
      seller: { ...invoiceFacts.seller, country: seller },
    };
    const [, ...size] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await drawInvoice(facts)).pdf.toString('latin1')) ?? [];
    expect(size.map((each) => Math.round(Number(each)))).toEqual([width, height]);
  });

  it.each(Object.entries(names))('draws the %s name %s without a missing character', async (_, name) => {
    expect((await drawInvoice(withBuyer(name))).missingGlyphs).toBe('');
  });

  // Verifies docs/product.md 12.11, 35.9.
  it('draws a character with a variation selector as the typeface has it, and names no missing character', () => {
    const missing: string[] = [];
    const texts = ['葛\u{E0100}城', '辻\uFE00', 'Łódź ☂\uFE0F'].map((name) =>
      runsOf(name, 'regular', (character) => missing.push(character))
        .map(({ text }) => text)
        .join(''),
    );
    expect([texts, missing]).toEqual([['葛城', '辻', 'Łódź ☂'], []]);
  });

  // macOS writes names of files, and some programs text, with separate accents.
  it('draws separate accents as the letters that they form', () => {
    const missing: string[] = [];
    const runs = runsOf('Nguyễn Thị Ánh, Müßig'.normalize('NFD'), 'bold', (character) => missing.push(character));
    expect([runs.map(({ text }) => text), missing]).toEqual([['Nguyễn Thị Ánh, Müßig'.normalize('NFC')], []]);
  });

  // Verifies docs/product.md 35.9.
  it('returns the characters that no typeface has, once each', async () => {
    expect((await drawInvoice(withBuyer('علي علي'))).missingGlyphs).toBe('علي');
  });

  it('draws the longest name and address, and as many lines as an order may have', async () => {
    const long = {
      ...invoiceFacts.buyer,
      name: 'W'.repeat(100),
      lines: ['W'.repeat(120), 'word '.repeat(24), 'Germany'],
    };
    const line = {
      name: 'A watch with a rather long name that breaks '.repeat(3),
      sku: 'x',
      quantity: 10,
      unitCents: 1,
    };
    const { pdf } = await drawInvoice({ ...invoiceFacts, buyer: long, lines: Array(maxOrderLines).fill(line) });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(5);
    expect(pdf.length).toBeLessThan(300_000);
  });
});

/** Debian's programs that read the files; npm test needs none of them. */
const hasTools = ['qpdf', 'pdfdetach', 'pdffonts', 'pdftotext'].every((tool) => !spawnSync(tool, ['--version']).error);

(hasTools ? describe : describe.skip)('the file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const draw = async (facts: InvoiceFacts) => {
    const path = join(folder, `${facts.number}.pdf`);
    writeFileSync(path, (await drawInvoice(facts)).pdf);
    return path;
  };

  it.each(every.map((facts) => [facts.number, facts] as const))(
    '%s has no error that qpdf finds, embeds each font, and contains the structured invoice',
    async (_, facts) => {
      const path = await draw(facts);
      expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain(
        'No syntax or stream encoding errors',
      );
      const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).trim().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThan(0);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +0$/);
      const xml = join(folder, 'factur-x.xml');
      execFileSync('pdfdetach', ['-savefile', 'factur-x.xml', '-o', xml, path]);
      expect(readFileSync(xml, 'utf8')).toBe(ciiOf(facts));
    },
  );

  // Characters in any order: lines wrap, and Devanagari is read in the order of its glyphs.
  it.each(Object.entries(names))('has the %s name %s as text', async (_, name) => {
    const text = execFileSync('pdftotext', ['-layout', await draw(withBuyer(name)), '-'], { encoding: 'utf8' });
    const characters = (of: string) => [...new Set(of.normalize('NFC'))].filter((each) => each.trim() !== '');
    expect(characters(text)).toEqual(expect.arrayContaining(characters(name)));
  });
});

it('sellerOf has each setting of the company, and leaves out those that are empty', () => {
  const company = { COMPANY_NAME: 'Odd GmbH', COMPANY_ADDRESS: 'Torstraße 1, Berlin', COMPANY_COUNTRY: 'DE' };
  const shop = { email: site.mail.label, id: new URL(site.url).hostname };
  const { COMPANY_NAME: name, COMPANY_ADDRESS: address, COMPANY_COUNTRY: country } = company;
  const full = { ...company, COMPANY_REGISTRATION: 'HRB 1234', COMPANY_VAT_ID: 'DE123456789' };
  expect(sellerOf(full)).toEqual({ ...shop, name, address, country, registration: 'HRB 1234', vatId: 'DE123456789' });
  expect(sellerOf({ ...company, COMPANY_REGISTRATION: '', COMPANY_VAT_ID: '' })).toEqual({
    ...shop,
    ...{ name, address, country },
  });
  expect(sellerOf({ COMPANY_NAME: name })).toEqual({
    ...shop,
    ...{ name: site.name, address: demonstrationAddress, country: 'US' },
  });
});

it('sellerOf reads a VAT number with spaces, and refuses one of no member state or without a company', () => {
  const company = { COMPANY_NAME: 'Odd GmbH', COMPANY_ADDRESS: 'Torstraße 1, Berlin', COMPANY_COUNTRY: ' DE ' };
  expect(sellerOf({ ...company, COMPANY_VAT_ID: 'DE 123 456 789' })).toMatchObject({
    country: 'DE',
    vatId: 'DE123456789',
  });
  expect(() => sellerOf({ ...company, COMPANY_VAT_ID: '123456789' })).toThrow('COMPANY_VAT_ID must be');
  expect(() => sellerOf({ COMPANY_VAT_ID: 'DE123456789' })).toThrow('COMPANY_VAT_ID needs');
  expect(() => sellerOf({ ...company, COMPANY_COUNTRY: 'Germany' })).toThrow('COMPANY_COUNTRY must be');
  expect(sellerOf({}).country).toBe('US');
});
