import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_STOP_MS, stopMs } from '@/runtime/stop';

/** Timeout of a program that checks its file, in ms. */
const MS = 15_000;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'odd-hours-deploy-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const isInstalled = (program: string) => PATH.split(':').some((place) => existsSync(join(place, program)));

/** A test that is skipped where one of the programs is not installed. */
const withPrograms = (...programs: string[]) => (programs.every(isInstalled) ? it : it.skip);

const textOf = (file: string) => readFileSync(join('deploy', file), 'utf8');

/** Runs a program and returns its exit code and its output. */
function check(program: string, args: string[], env: Record<string, string> = {}) {
  const options = { cwd: folder, env: { NODE_ENV: 'test' as const, PATH, HOME: folder, ...env }, timeout: MS };
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe('nginx', () => {
  const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((of) => `${of}_temp_path ${of};`)
    .join(' ');

  /** Checks a copy with unprivileged ports and its own certificate, which any account may use. */
  function checkNginx(conf: string) {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const ask = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=shop'];
    execFileSync('openssl', [...ask, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const copy = conf
      .replace(
        /(listen (?:\[::\]:)?)(80|443)\b/g,
        (_, listen: string, port: string) => `${listen}${port === '80' ? 38_080 : 38_443}`,
      )
      .replace(/(ssl_certificate_key) [^;]+/, `$1 ${key}`)
      .replace(/(ssl_certificate) [^;]+/, `$1 ${certificate}`);
    const text = `pid nginx.pid; error_log stderr; events {} http { access_log off; ${TEMPORARY} ${copy} }`;
    writeFileSync(join(folder, 'nginx.conf'), text);
    return check('nginx', ['-t', '-p', folder, '-c', 'nginx.conf']);
  }

  withPrograms('nginx', 'openssl')('accepts nginx.conf', () => {
    expect(checkNginx(textOf('nginx.conf'))).toEqual({ status: 0, output: expect.stringContaining('is successful') });
  });

  withPrograms('nginx', 'openssl')('rejects a misspelt directive and names it', () => {
    const { status, output } = checkNginx(textOf('nginx.conf').replace('proxy_pass', 'proxy_pas'));
    expect(status).not.toBe(0);
    expect(output).toContain('proxy_pas');
  });
});

describe('Caddy', () => {
  const checkCaddy = (caddyfile: string) => {
    writeFileSync(join(folder, 'Caddyfile'), caddyfile);
    const places = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
    return check('caddy', args, { ...places, DOMAIN: 'shop.example.com', SHOPS: 'one:3000 two:3000' });
  };

  withPrograms('caddy')('accepts the Caddyfile', () => {
    expect(checkCaddy(textOf('Caddyfile'))).toEqual({ status: 0, output: expect.stringContaining('Valid') });
  });

  withPrograms('caddy')('rejects a misspelt directive and names it', () => {
    const { status, output } = checkCaddy(textOf('Caddyfile').replace('health_uri', 'health_url'));
    expect(status).not.toBe(0);
    expect(output).toContain('health_url');
  });
});

describe('systemd', () => {
  const judgedBySystemd = (unit: string) => {
    const file = join(folder, 'odd-hours@.service');
    writeFileSync(file, unit);
    const { output } = check('systemd-analyze', ['verify', '--man=no', file]);
    // It reports on the machine's own units too.
    return output.split('\n').filter((line) => line.includes('odd-hours'));
  };

  withPrograms('systemd-analyze')('accepts the unit', () => {
    expect(judgedBySystemd(textOf('odd-hours@.service'))).toEqual([]);
  });

  withPrograms('systemd-analyze')('rejects a misspelt directive and names it', () => {
    const wrong = textOf('odd-hours@.service').replace('ProtectSystem', 'ProtectSistem');
    expect(judgedBySystemd(wrong)).toEqual([expect.stringContaining('ProtectSistem')]);
  });
});

describe('compose', () => {
  const settings = {
    DOMAIN: 'shop.example.com',
    POSTGRES_PASSWORD: 'secret',
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'shop',
  };
  const checkCompose = (env: Record<string, string>) => {
    cpSync('deploy/compose.yaml', join(folder, 'compose.yaml'));
    writeFileSync(join(folder, 'shop.env'), '');
    return check('docker-compose', ['-f', 'compose.yaml', 'config'], env);
  };

  withPrograms('docker-compose')('accepts compose.yaml', () => {
    const { status, output } = checkCompose(settings);
    expect(status).toBe(0);
    expect(output).toContain('DATABASE_URL: postgres://shop:secret@database/shop');
  });

  withPrograms('docker-compose')('rejects compose.yaml without a database password', () => {
    const { status, output } = checkCompose({ ...settings, POSTGRES_PASSWORD: '' });
    expect(status).not.toBe(0);
    expect(output).toContain('POSTGRES_PASSWORD');
  });
});

test.each([
  ['odd-hours@.service', /TimeoutStopSec=(\d+)/],
  ['compose.yaml', /stop_grace_period: (\d+)s\n {4}restart: unless-stopped\n\n {2}database/],
])('%s gives the shop more time to stop than it needs', (file, seconds) => {
  const given = Number(seconds.exec(textOf(file))?.[1]) * 1000;
  expect(given).toBeGreaterThan(stopMs(undefined));
  expect(given).toBeLessThan(LONGEST_STOP_MS);
});

test('every file that the Dockerfile copies from the shop exists', () => {
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.*) \S+$/gm)];
  const sources = copied.flatMap(([, files = '']) => files.split(' '));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});

it('a container is built with every setting that is read at build', () => {
  const settings = readFileSync('docs/deploy.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('read at build'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)(\*?)/g)])
    .map(([, name = '', isPrefix]) => ({ name, isPrefix: isPrefix === '*' }));
  expect(settings.map(({ name }) => name)).toEqual(expect.arrayContaining(['SITE_URL', 'COMPANY_AUTHORIZATION']));
  const given = {
    Dockerfile: [...readFileSync('Dockerfile', 'utf8').matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name),
    'compose.yaml': [...textOf('compose.yaml').matchAll(/^ {8}(\w+):/gm)].map(([, name = '']) => name),
  };
  for (const [file, names] of Object.entries(given))
    expect([
      file,
      settings.filter((one) => !names.some((name) => (one.isPrefix ? name.startsWith(one.name) : name === one.name))),
    ]).toEqual([file, []]);
});
