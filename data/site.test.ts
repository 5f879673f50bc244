import { agentsSetting, servesAgents } from './site';

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
