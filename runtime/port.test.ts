import { createServer } from 'node:net';
import { cannotListen, findFreePort, parsePort, requireFreePort, portInUse } from './port';

describe('parsePort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65535],
  ])('parsePort returns the port for %s: %d', (text, port) => {
    expect(parsePort(text)).toBe(port);
  });

  it.each(['abc', '0', '65536', '-1', '80.5', '3000 ', '1e3', '0x50', '999999'])(
    'parsePort throws for "%s"',
    (text) => {
      expect(() => parsePort(text)).toThrow(`PORT must be a whole number from 1 to 65535, not "${text}".`);
    },
  );
});

it('portInUse suggests the next port, and the usual one instead of a port that does not exist', () => {
  expect(portInUse(3000).message).toContain('Port 3000 is in use.');
  expect(portInUse(3000).message).toContain('PORT=3001 npm start');
  expect(portInUse(65535).message).toContain('PORT=3000 npm start');
});

describe('requireFreePort', () => {
  it('requireFreePort resolves for a free port', async () => {
    await expect(requireFreePort(await findFreePort())).resolves.toBeUndefined();
  });

  it('requireFreePort rejects a HOST that this machine does not have', async () => {
    await expect(requireFreePort(0, '192.0.2.1')).rejects.toThrow(
      'HOST=192.0.2.1 is no address of this machine (EADDRNOTAVAIL). Set one of its addresses, or none.',
    );
  });

  it('requireFreePort rejects a port in use and suggests another', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(requireFreePort(port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another: PORT=`,
    );
    await new Promise((closed) => server.close(closed));
  });
});

it.each([
  [
    'EADDRINUSE',
    '127.0.0.1',
    'Port 80 is in use. Stop the program that uses it, or choose another: PORT=81 npm start.',
  ],
  ['EACCES', '', 'Port 80 cannot be used (EACCES). Choose another: PORT=3000 npm start.'],
  ['EACCES', '127.0.0.1', 'Port 80 cannot be used (EACCES). Choose another: PORT=3000 npm start.'],
  [
    'ENOTFOUND',
    'nowhere',
    'HOST=nowhere is no address of this machine (ENOTFOUND). Set one of its addresses, or none.',
  ],
  ['EADDRNOTAVAIL', '', 'Port 80 cannot be used (EADDRNOTAVAIL). Choose another: PORT=3000 npm start.'],
])('cannotListen explains %s with the host "%s"', (code, host, sentence) => {
  expect(cannotListen(Object.assign(new Error('listen'), { code }), 80, host).message).toBe(sentence);
});
