import { reportAddress, resourcePolicy, securityHeaders } from './security-headers';

const HSTS = 'Strict-Transport-Security';

it('keeps browsers on https where the shop is found there, and there alone', () => {
  expect(securityHeaders({ siteUrl: 'https://shop.example' })[HSTS]).toBe('max-age=31536000');
  for (const siteUrl of ['http://localhost:3000', '', undefined]) {
    expect(securityHeaders({ siteUrl })).not.toHaveProperty(HSTS);
  }
});

it('names the place of reports only where there is one', () => {
  expect(securityHeaders({})).not.toHaveProperty('Reporting-Endpoints');
  expect(securityHeaders({ reportTo: 'https://r.example/' })['Reporting-Endpoints']).toBe('shop="https://r.example/"');
});

it.each(['/pictures/0f-320.avif', '/watches/xeric/1-1.webp', '/favicon.ico', '/icon.svg'])(
  '%s may be shown by other sites',
  (url) => expect(resourcePolicy(url)).toBe('cross-origin'),
);

it.each(['/', '/api/stock', '/_next/static/chunks/a.js', '/all/xerix/1', '/x/pictures/'])('%s may not', (url) =>
  expect(resourcePolicy(url)).toBe('same-origin'),
);

it('takes an address to report to, or none', () => {
  expect(reportAddress('https://reports.example/csp?x=1')).toBe('https://reports.example/csp?x=1');
  for (const none of [undefined, '']) expect(reportAddress(none)).toBeUndefined();
});

it.each(['reports', '/csp', "https://r.example/'x'", 'https://r.example/;script-src *', 'ftp://r.example'])(
  'refuses "%s", which a policy cannot name',
  (text) => expect(() => reportAddress(text)).toThrow('CSP_REPORT_URL'),
);
