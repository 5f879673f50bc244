import { absoluteUrl, agentsSetting, companyOf, homeUrl, isDemonstration, servesAgents, site } from './site';

it('servesAgents returns true unless AGENTS is off', () => {
  expect(servesAgents({}, 'https://shop.example')).toBe(true);
  expect(servesAgents({ AGENTS: 'on' }, 'https://shop.example')).toBe(true);
  expect(servesAgents({ AGENTS: '' }, 'https://shop.example')).toBe(true);
  expect(servesAgents({ AGENTS: 'off' }, 'https://shop.example')).toBe(false);
});

it.each(['no', 'OFF', '0', 'false'])('servesAgents returns false for AGENTS=%s', (AGENTS) => {
  expect(agentsSetting({ AGENTS })).toBeUndefined();
  expect(servesAgents({ AGENTS }, 'https://shop.example')).toBe(false);
});

it('servesAgents without https returns true only on the local machine', () => {
  expect(servesAgents({}, 'http://localhost:3000')).toBe(true);
  expect(servesAgents({}, 'http://127.0.0.1:3000')).toBe(true);
  expect(servesAgents({}, 'http://shop.example')).toBe(false);
  expect(servesAgents({}, 'http://192.168.0.7:3000')).toBe(false);
});

it('absoluteUrl has no slash at the end of the home page', () => {
  expect([absoluteUrl('/'), homeUrl]).toEqual([site.url, site.url]);
  expect(absoluteUrl('/all/xerix?dial=blue')).toBe(`${site.url}/all/xerix?dial=blue`);
});

it.each([
  [{}, true],
  [{ COMPANY_NAME: 'Odd Hours LLC' }, true],
  [{ COMPANY_ADDRESS: '1 Odd Street' }, true],
  [{ COMPANY_NAME: 'Odd Hours LLC', COMPANY_ADDRESS: ' ' }, true],
  [{ COMPANY_NAME: 'Odd Hours LLC', COMPANY_ADDRESS: '1 Odd Street' }, false],
])('isDemonstration with the settings %j is %s', (env, isDemo) => {
  expect(isDemonstration(env)).toBe(isDemo);
});

it('companyOf trims the settings, and leaves blank ones out', () => {
  expect(companyOf({ COMPANY_NAME: ' Odd Hours LLC ', COMPANY_ADDRESS: '', COMPANY_AUTHORIZATION: ' ' })).toEqual({
    name: 'Odd Hours LLC',
    address: undefined,
    authorization: undefined,
  });
});

// Verifies docs/product.md 29.18.
it('companyOf returns the register entry, and the VAT number without spaces', () => {
  expect(companyOf({ COMPANY_REGISTRATION: ' HRB 1969 ', COMPANY_VAT_ID: ' DE 123 456 789 ' })).toMatchObject({
    registration: 'HRB 1969',
    vatId: 'DE123456789',
  });
  expect(companyOf({ COMPANY_VAT_ID: ' ' }).vatId).toBeUndefined();
});
