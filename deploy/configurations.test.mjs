/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LONGEST_STOP_MS, stopMs } from '../runtime/stop-seconds.mjs';

/** How long a program may take to judge its file. */
const MS = 15_000;

let folder;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'odd-hours-deploy-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const isThere = (program) => PATH.split(':').some((place) => existsSync(join(place, program)));

/** A test that is counted as skipped where one of the programs is not installed. */
const withPrograms = (...programs) => (programs.every(isThere) ? it : it.skip);

const textOf = (file) => readFileSync(join('deploy', file), 'utf8');

/** @returns {{ status: number | null, said: string }} */
function judged(program, args, env = {}) {
  const options = { cwd: folder, env: { PATH, HOME: folder, ...env }, encoding: 'utf8', timeout: MS };
  const { status, stdout, stderr } = spawnSync(program, args, options);
  return { status, said: `${stdout}${stderr}` };
}

describe('nginx', () => {
  const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((of) => `${of}_temp_path ${of};`)
    .join(' ');

  /** A copy that any account may try: with ports and certificates of its own. */
  function judgedByNginx(conf) {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((file) => join(folder, file));
    const ask = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-subj', '/CN=shop'];
    execFileSync('openssl', [...ask, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const copy = conf
      .replace(/(listen (?:\[::\]:)?)(80|443)\b/g, (_, listen, port) => `${listen}${port === '80' ? 38_080 : 38_443}`)
      .replace(/(ssl_certificate_key) [^;]+/, `$1 ${key}`)
      .replace(/(ssl_certificate) [^;]+/, `$1 ${certificate}`);
    const whole = `pid nginx.pid; error_log stderr; events {} http { access_log off; ${TEMPORARY} ${copy} }`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    return judged('nginx', ['-t', '-p', folder, '-c', 'nginx.conf']);
  }

  withPrograms('nginx', 'openssl')('takes nginx.conf', () => {
    expect(judgedByNginx(textOf('nginx.conf'))).toEqual({ status: 0, said: expect.stringContaining('is successful') });
  });

  withPrograms('nginx', 'openssl')('would say what is wrong', () => {
    const { status, said } = judgedByNginx(textOf('nginx.conf').replace('proxy_pass', 'proxy_pas'));
    expect(status).not.toBe(0);
    expect(said).toContain('proxy_pas');
  });
});

describe('Caddy', () => {
  const judgedByCaddy = (caddyfile) => {
    writeFileSync(join(folder, 'Caddyfile'), caddyfile);
    const places = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const args = ['validate', '--adapter', 'caddyfile', '--config', 'Caddyfile'];
    return judged('caddy', args, { ...places, DOMAIN: 'shop.example.com', SHOPS: 'one:3000 two:3000' });
  };

  withPrograms('caddy')('takes the Caddyfile', () => {
    expect(judgedByCaddy(textOf('Caddyfile'))).toEqual({ status: 0, said: expect.stringContaining('Valid') });
  });

  withPrograms('caddy')('would say what is wrong', () => {
    const { status, said } = judgedByCaddy(textOf('Caddyfile').replace('health_uri', 'health_url'));
    expect(status).not.toBe(0);
    expect(said).toContain('health_url');
  });
});

describe('systemd', () => {
  const judgedBySystemd = (unit) => {
    const file = join(folder, 'odd-hours@.service');
    writeFileSync(file, unit);
    const { said } = judged('systemd-analyze', ['verify', '--man=no', file]);
    // It may have something to say of the machine's own units too.
    return said.split('\n').filter((line) => line.includes('odd-hours'));
  };

  withPrograms('systemd-analyze')('takes the unit', () => {
    expect(judgedBySystemd(textOf('odd-hours@.service'))).toEqual([]);
  });

  withPrograms('systemd-analyze')('would say what is wrong', () => {
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
  const judgedByCompose = (env) => {
    cpSync('deploy/compose.yaml', join(folder, 'compose.yaml'));
    writeFileSync(join(folder, 'shop.env'), '');
    return judged('docker-compose', ['-f', 'compose.yaml', 'config'], env);
  };

  withPrograms('docker-compose')('takes compose.yaml', () => {
    const { status, said } = judgedByCompose(settings);
    expect(status).toBe(0);
    expect(said).toContain('DATABASE_URL: postgres://shop:secret@database/shop');
  });

  withPrograms('docker-compose')('starts nothing without a password for the database', () => {
    const { status, said } = judgedByCompose({ ...settings, POSTGRES_PASSWORD: '' });
    expect(status).not.toBe(0);
    expect(said).toContain('POSTGRES_PASSWORD');
  });
});

test.each([
  ['odd-hours@.service', /TimeoutStopSec=(\d+)/],
  ['compose.yaml', /stop_grace_period: (\d+)s\n {4}restart: unless-stopped\n\n {2}database/],
])('%s gives the shop longer to stop than it takes', (file, seconds) => {
  const given = Number(seconds.exec(textOf(file))?.[1]) * 1000;
  expect(given).toBeGreaterThan(stopMs(undefined));
  expect(given).toBeLessThan(LONGEST_STOP_MS);
});

test('everything that the Dockerfile copies from the shop is there', () => {
  const copied = [...readFileSync('Dockerfile', 'utf8').matchAll(/^COPY (?!--from)(.*) \S+$/gm)];
  const sources = copied.flatMap(([, files]) => files.split(' '));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((file) => !existsSync(file))).toEqual([]);
});
