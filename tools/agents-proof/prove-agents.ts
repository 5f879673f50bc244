// Lets foreign programs speak to the built shop as agents do, and writes down what they said: `npm run agents:prove`.
// They want a newer Node than the shop, so they and it are fetched into .cache/agents-proof, apart from its packages.
import { execFile, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Fault, runProgram } from '../../runtime/fault.mjs';
import { thisDay, writePage } from '../bench/measured-page.mjs';
import { root } from '../../runtime/root.mjs';

const FOLDER = join(root, '.cache', 'agents-proof');
const RESULTS = join(root, 'docs', 'agents-proof.md');

/** Each in one version, so that what is written down can be had again. */
const PACKAGES = {
  node: '22.23.3',
  '@shopify/ucp-cli': '0.9.0',
  '@modelcontextprotocol/conformance': '0.1.16',
  'conformance-next': 'npm:@modelcontextprotocol/conformance@0.2.0-alpha.12',
};

const VERSION = '2026-08-25';

/** What an agent's profile says that can do all that the shop can. */
const capability = (file, parent) => [
  {
    version: VERSION,
    spec: `https://ucp.dev/${VERSION}/specification/overview`,
    schema: `https://ucp.dev/${VERSION}/schemas/shopping/${file}.json`,
    ...(parent && { extends: parent }),
  },
];
const CHECKOUT = 'dev.ucp.shopping.checkout';
const profile = {
  ucp: {
    version: VERSION,
    services: {},
    payment_handlers: {},
    capabilities: {
      'dev.ucp.shopping.catalog.search': capability('catalog_search'),
      'dev.ucp.shopping.catalog.lookup': capability('catalog_lookup'),
      [CHECKOUT]: capability('checkout'),
      'dev.ucp.shopping.fulfillment': capability('fulfillment', CHECKOUT),
      'dev.ucp.shopping.discount': capability('discount', CHECKOUT),
    },
  },
};

const prepared = {
  line_items: [{ item: { id: 'xerix-1' }, quantity: 1 }],
  buyer: { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          {
            street_address: '1 Odd Street',
            address_locality: 'New York',
            address_region: 'NY',
            postal_code: '10001',
            address_country: 'US',
          },
        ],
      },
    ],
  },
};

/** Scenarios of MCP's own suite that ask for no fixture of its own. */
const SCENARIOS = [
  ['@modelcontextprotocol/conformance', '2025-11-25', ['server-initialize', 'ping', 'tools-list']],
  [
    'conformance-next',
    '2026-07-28',
    ['tools-list', 'http-header-validation', 'dns-rebinding-protection', 'server-stateless', 'caching'],
  ],
];

async function main() {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: FOLDER });
  const profiles = await listen(createServer((_, answer) => answer.end(JSON.stringify(profile))));
  const shop = await openShop();
  try {
    const rows = [...(await askAsClient(shop.url, `${profiles.url}/profile.json`)), ...(await askAsSuite(shop.url))];
    await writePage(RESULTS, page(rows));
    console.log(`${rows.length} results are in docs/agents-proof.md.`);
  } finally {
    shop.close();
    profiles.server.close();
  }
}

/** Shopify's client of the protocol, which judges every answer by the protocol's schemas. */
async function askAsClient(url, profileUrl) {
  rmSync(join(FOLDER, 'home'), { recursive: true, force: true });
  const handedOver = join(FOLDER, 'handed-over.json');
  rmSync(handedOver, { force: true });
  const env = {
    UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
    UCP_HOME: join(FOLDER, 'home'),
    UCP_AGENT_PROFILE_URL: profileUrl,
    UCP_STRICT_SCHEMA: '1',
  };
  const ask = async (...words) => {
    const { said } = await foreign('ucp', [...words, '--business', url, '--format', 'json'], env);
    return JSON.parse(said.slice(said.indexOf('{\n')));
  };
  const found = await ask('discover');
  const searched = await ask('catalog', 'search', '--set', '/query=automatic under $300');
  const looked = await ask('catalog', 'lookup', '--input', '{"ids":["xerix-1","nobody-1"]}');
  const created = await ask(
    'checkout',
    'create',
    '--input',
    JSON.stringify(prepared),
    '--on-escalation',
    `cat > ${handedOver}`,
  );
  const { status, url: continueUrl } = JSON.parse(readFileSync(handedOver, 'utf8'));
  const read = await ask('checkout', 'get', created.result.id);
  return [
    [
      'ucp discover',
      `version ${found.result.profile.ucp.version}, ${Object.keys(found.result.profile.ucp.capabilities).length} capabilities`,
    ],
    ['ucp catalog search', `${searched.result.products.length} watches, the first ${searched.result.products[0].id}`],
    ['ucp catalog lookup', `${looked.result.products.length} of 2 ids, and the other one named`],
    [
      'ucp checkout create',
      `${created.result.status}; its hook was called with ${status} and ${new URL(continueUrl).pathname.replace(/[^/]+$/, '…')}`,
    ],
    [
      'ucp checkout get',
      `${read.result.status}, the same total as before: ${read.result.totals.at(-1).amount === created.result.totals.at(-1).amount}`,
    ],
  ].map(([what, said]) => ({ program: `@shopify/ucp-cli ${PACKAGES['@shopify/ucp-cli']}`, what, said }));
}

/** MCP's conformance suite. What it misses is written down with it. */
async function askAsSuite(url) {
  const rows = [];
  for (const [name, spec, scenarios] of SCENARIOS) {
    for (const scenario of scenarios) {
      const script = join(FOLDER, 'node_modules', name, 'dist', 'index.js');
      const args = ['server', '--url', `${url}/api/ucp/mcp`, '--scenario', scenario, '--spec-version', spec];
      const { said } = await foreign('node', [script, ...args]);
      const passed = /Passed: (\d+)\/(\d+)/.exec(said);
      if (!passed) throw new Fault(`${scenario} has no result:\n${said}`);
      const missed = [...said.matchAll(/\[([\w-]+)\s*\] FAILURE/g)].map(([, check]) => `\`${check}\``);
      const version = PACKAGES[name].replace(/^.*@/, '');
      rows.push({
        program: `@modelcontextprotocol/conformance ${version}`,
        what: `${scenario} (${spec})`,
        said: `${passed[1]} of ${passed[2]}${missed.length > 0 ? `; not ${missed.join(', ')}` : ''}`,
      });
    }
  }
  return rows;
}

/** Runs one of the fetched programs, under the fetched Node. */
function foreign(program, args, env = {}) {
  const bin = join(FOLDER, 'node_modules', '.bin');
  return run(join(bin, program), args, {
    cwd: FOLDER,
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}` },
  });
}

function run(program, args, options) {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout: 300_000, maxBuffer: 32 * 1024 * 1024, ...options }, (error, stdout, stderr) => {
      const said = stdout.replace(/\u001b\[[0-9;]*m/g, '');
      if (error && typeof error.code !== 'number') reject(new Fault(`${program} cannot be run: ${error.message}`));
      else if (error && !said) reject(new Fault(`${program} ${args.join(' ')} said:\n${stderr}`));
      else resolve({ said });
    });
  });
}

function listen(server) {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve({ server, url: `http://127.0.0.1:${server.address().port}` }));
  });
}

/** The built shop on a free port, with records of its own. */
async function openShop() {
  const { server, url: free } = await listen(createServer());
  const { port } = new URL(free);
  await new Promise((closed) => server.close(closed));
  const records = join(FOLDER, 'shop.db');
  for (const part of ['', '-wal', '-shm']) rmSync(`${records}${part}`, { force: true });
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: port,
    SITE_URL: url,
    DATABASE_URL: `file:${records}`,
    ALLOW_TEST_PAYMENT: '1',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['runtime/serve.mjs'], { cwd: root, env, stdio: 'ignore' });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/.well-known/ucp`).catch(() => undefined);
    if (answer?.ok) return { url, close: () => child.kill() };
    await delay(200);
  }
  child.kill();
  throw new Fault('The shop does not open. Build it first: npm run build');
}

function page(rows) {
  return `# What foreign programs said of the shop for agents

Written by \`npm run agents:prove\` on ${thisDay()}, with Node ${PACKAGES.node}. [agents.md](agents.md) says what
holds in every run of the tests, and why these miss what they miss.

${rows.length} results:

| program | asked | said |
| --- | --- | --- |
${rows.map(({ program, what, said }) => `| ${program} | ${what} | ${said} |`).join('\n')}
`;
}

runProgram(main);
