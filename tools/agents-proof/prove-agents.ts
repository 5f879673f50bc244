// Runs other vendors' agent programs against the built shop and records their results: `npm run agents:prove`.
// They need a newer Node than the shop, so Node and the programs are installed into .cache/agents-proof.
import { execFile, type ExecFileOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { ReportedError } from '@/domain/reported-error';
import { runProgram } from '@/runtime/reported-error';
import { findFreePort } from '@/runtime/port';
import { root } from '@/runtime/root';
import { serve, withServer } from '@/tools/bench/served';
import { thisDay, writePage } from '@/tools/reports/markdown';

const FOLDER = join(root, '.cache', 'agents-proof');
const RESULTS = join(root, 'docs', 'reports', 'agents.md');

/** Pinned, so that the results can be reproduced. */
const PACKAGES: Readonly<Record<string, string>> = {
  node: '22.23.3',
  '@shopify/ucp-cli': '0.9.0',
  '@modelcontextprotocol/conformance': '0.1.16',
  'conformance-next': 'npm:@modelcontextprotocol/conformance@0.2.0-alpha.12',
};

const VERSION = '2026-08-25';

/** A capability in the profile of an agent that supports all that the shop serves. */
const capability = (file: string, parent?: string) => [
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

/** Scenarios of MCP's conformance suite that need no fixtures: package, version of the specification, names. */
const SCENARIOS: readonly [name: string, spec: string, scenarios: readonly string[]][] = [
  ['@modelcontextprotocol/conformance', '2025-11-25', ['server-initialize', 'ping', 'tools-list']],
  [
    'conformance-next',
    '2026-07-28',
    ['tools-list', 'http-header-validation', 'dns-rebinding-protection', 'server-stateless', 'caching'],
  ],
];

/** A row of the page: a program, its task and its result. */
type Row = { program: string; what: string; result: string };

async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  await execute('npm', ['install', '--no-audit', '--no-fund'], { cwd: FOLDER });
  const port = await findFreePort();
  const profiles = createServer((_, response) => response.end(JSON.stringify(profile))).listen(port, '127.0.0.1');
  await once(profiles, 'listening');
  try {
    const rows = await withServer(openShop(), async ({ origin }) => [
      ...(await runClient(origin, `http://127.0.0.1:${port}/profile.json`)),
      ...(await runSuite(origin)),
    ]);
    await writePage(RESULTS, page(rows));
    console.log(`${rows.length} results are written to docs/reports/agents.md.`);
  } finally {
    profiles.close();
  }
}

/** The built shop with its own database. */
function openShop() {
  const records = join(FOLDER, 'shop.db');
  for (const part of ['', '-wal', '-shm']) rmSync(`${records}${part}`, { force: true });
  return serve(
    process.execPath,
    () => ['.next/current/serve.js'],
    (port) => ({
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATABASE_URL: `file:${records}`,
      ALLOW_TEST_PAYMENT: '1',
      NODE_ENV: 'production',
    }),
  );
}

/** Shopify's client of the protocol, which validates every response against the protocol's schemas. */
async function runClient(url: string, profileUrl: string): Promise<Row[]> {
  rmSync(join(FOLDER, 'home'), { recursive: true, force: true });
  const handedOver = join(FOLDER, 'handed-over.json');
  rmSync(handedOver, { force: true });
  const env = {
    UCP_TEST_ALLOW_INSECURE_LOCALHOST: 'true',
    UCP_HOME: join(FOLDER, 'home'),
    UCP_AGENT_PROFILE_URL: profileUrl,
    UCP_STRICT_SCHEMA: '1',
  };
  const ask = async (...args: string[]) => {
    const output = await runInstalled('ucp', [...args, '--business', url, '--format', 'json'], env);
    return JSON.parse(output.slice(output.indexOf('{\n'))).result;
  };
  const { profile: found } = await ask('discover');
  const { products } = await ask('catalog', 'search', '--set', '/query=automatic under $300');
  const looked = await ask('catalog', 'lookup', '--input', '{"ids":["xerix-1","nobody-1"]}');
  const escalation = ['--on-escalation', `cat > ${handedOver}`];
  const created = await ask('checkout', 'create', '--input', JSON.stringify(prepared), ...escalation);
  const { status, url: continueUrl } = JSON.parse(readFileSync(handedOver, 'utf8'));
  const read = await ask('checkout', 'get', created.id);
  const hook = `the hook was called with ${status} and ${new URL(continueUrl).pathname.replace(/[^/]+$/, '…')}`;
  const results: readonly [what: string, result: string][] = [
    ['discover', `version ${found.ucp.version}, ${Object.keys(found.ucp.capabilities).length} capabilities`],
    ['catalog search', `${products.length} watches, the first ${products[0].id}`],
    ['catalog lookup', `${looked.products.length} of 2 ids, and an error for the other`],
    ['checkout create', `${created.status}; ${hook}`],
    [
      'checkout get',
      `${read.status}, the same total as before: ${read.totals.at(-1).amount === created.totals.at(-1).amount}`,
    ],
  ];
  const program = `@shopify/ucp-cli ${PACKAGES['@shopify/ucp-cli']}`;
  return results.map(([what, result]) => ({ program, what: `ucp ${what}`, result }));
}

/** MCP's conformance suite, with the checks that fail. */
async function runSuite(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, spec, scenarios] of SCENARIOS) {
    for (const scenario of scenarios) {
      const script = join(FOLDER, 'node_modules', name, 'dist', 'index.js');
      const args = ['server', '--url', `${url}/api/ucp/mcp`, '--scenario', scenario, '--spec-version', spec];
      const output = await runInstalled('node', [script, ...args]);
      const passed = /Passed: (\d+)\/(\d+)/.exec(output);
      if (!passed) throw new ReportedError(`${scenario} has no result:\n${output}`);
      const failed = [...output.matchAll(/\[([\w-]+)\s*\] FAILURE/g)].map(([, check]) => `\`${check}\``);
      rows.push({
        program: `@modelcontextprotocol/conformance ${PACKAGES[name]?.replace(/^.*@/, '')}`,
        what: `${scenario} (${spec})`,
        result: `${passed[1]} of ${passed[2]}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`,
      });
    }
  }
  return rows;
}

/** Runs one of the installed programs under the installed Node. */
function runInstalled(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const bin = join(FOLDER, 'node_modules', '.bin');
  return execute(join(bin, program), args, {
    cwd: FOLDER,
    env: { ...process.env, ...env, PATH: `${bin}:${process.env.PATH}` },
  });
}

/** Runs a program and returns its stdout without colours, whatever its exit code. */
function execute(program: string, args: string[], options: ExecFileOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const limits = { timeout: 300_000, maxBuffer: 32 * 1024 * 1024, encoding: 'utf8' as const };
    execFile(program, args, { ...options, ...limits }, (error, stdout, stderr) => {
      const output = stdout.replace(/\u001b\[[0-9;]*m/g, '');
      if (error && typeof error.code !== 'number')
        reject(new ReportedError(`${program} cannot be run: ${error.message}`));
      else if (error && !output) reject(new ReportedError(`${program} ${args.join(' ')} printed:\n${stderr}`));
      else resolve(output);
    });
  });
}

function page(rows: readonly Row[]): string {
  return `# Results of other vendors' programs for agents

Written by \`npm run agents:prove\` on ${thisDay()}, with Node ${PACKAGES.node}. [agents.md](../agents.md#failing-checks-of-the-conformance-suite)
explains the checks that fail.

${rows.length} results:

| Program | Request | Result |
| --- | --- | --- |
${rows.map(({ program, what, result }) => `| ${program} | ${what} | ${result} |`).join('\n')}
`;
}

runProgram(main);
