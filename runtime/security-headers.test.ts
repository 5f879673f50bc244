import { reportAddress, resourcePolicy, sandboxOf, securityHeaders } from './security-headers';

const HSTS = 'Strict-Transport-Security';

it('securityHeaders sets Strict-Transport-Security only for an https site', () => {
  expect(securityHeaders({ siteUrl: 'https://shop.example' })[HSTS]).toBe('max-age=31536000');
  for (const siteUrl of ['http://localhost:3000', '', undefined]) {
    expect(securityHeaders({ siteUrl })).not.toHaveProperty(HSTS);
  }
});

it.each([
  'clipboard-write',
  'clipboard-read',
  'web-share',
  'fullscreen',
  'publickey-credentials-get',
  'xr-spatial-tracking',
])('securityHeaders leaves %s to the pages, which may use it', (feature) =>
  expect(securityHeaders({})['Permissions-Policy']).not.toContain(`${feature}=()`),
);

it('securityHeaders sets Reporting-Endpoints only with a report address', () => {
  expect(securityHeaders({})).not.toHaveProperty('Reporting-Endpoints');
  expect(securityHeaders({ reportTo: 'https://r.example/' })['Reporting-Endpoints']).toBe('shop="https://r.example/"');
});

it.each(['/pictures/0f-320.avif', '/watches/xeric/1-1.webp', '/favicon.ico', '/icon.svg', '/apple-icon.png'])(
  'resourcePolicy lets other sites embed %s',
  (url) => expect(resourcePolicy(url)).toBe('cross-origin'),
);

it.each(['/', '/api/stock', '/_next/static/chunks/a.js', '/all/xerix/1', '/x/pictures/'])(
  'resourcePolicy does not let other sites embed %s',
  (url) => expect(resourcePolicy(url)).toBe('same-origin'),
);

it('reportAddress returns the address, or undefined if none is set', () => {
  expect(reportAddress('https://reports.example/csp?x=1')).toBe('https://reports.example/csp?x=1');
  expect(reportAddress('http://localhost:9000/csp')).toBe('http://localhost:9000/csp');
  for (const none of [undefined, '']) expect(reportAddress(none)).toBeUndefined();
});

it.each(['reports', '/csp', "https://r.example/'x'", 'https://r.example/;script-src *', 'ftp://r.example'])(
  'reportAddress throws for "%s", which a policy cannot contain',
  (text) => expect(() => reportAddress(text)).toThrow('CSP_REPORT_URL'),
);

// Verifies docs/product.md 42.7 (whole page).
it('sandboxOf allows no script and no form on the preview of a draft, and leaves other pages as they are', () => {
  expect(sandboxOf('/desk/preview/xerix/1')).toBe('; sandbox allow-same-origin');
  expect([sandboxOf('/desk/watches/xerix/1'), sandboxOf('/all/xerix/1')]).toEqual(['', '']);
});
