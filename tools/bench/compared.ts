// References for comparison: an empty page of the same Next and React, and nginx with the shop's own pages.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressBest } from '@/runtime/content-encoding';
import { ReportedError } from '@/domain/reported-error';
import { root } from '@/runtime/root';
import { errorAfter, run, runNode } from '@/tools/process/children';
import { installDebianPackages } from '@/tools/process/debian';
import { serve, type Server } from './served';

const NEXT = 'node_modules/next/dist/bin/next';

/** A minimal app of Next. */
const EMPTY = {
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.js': `export default function Page() {
  return <h1>Hello</h1>;
}
`,
  'package.json': '{ "private": true }\n',
  'next.config.mjs': `export default { turbopack: { root: ${JSON.stringify(root)} }, outputFileTracingRoot: ${JSON.stringify(root)} };\n`,
};

/**
 * Builds and opens an empty page of the same Next and React, the lower bound for a page of Next.
 * @param folder within the repository, where it finds the packages; it is replaced
 */
export async function openFloor(folder: string): Promise<Server> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(EMPTY)) writeFileSync(join(folder, name), text);
  const { code, output } = await runNode(NEXT, ['build', folder], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw errorAfter(output, 'The empty page could not be built; the reason is above.');
  return serve(process.execPath, (port) => [NEXT, 'start', folder, '-p', String(port)]);
}

/** Debian's path of nginx's module for precompressed files. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Headers that nginx sets itself, or that do not apply to a file. */
const OWN_HEADERS = /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|transfer-encoding|vary)$/;

/** A page with the headers that the shop sends. */
type SentPage = { html: Buffer; headers: Record<string, string> };

/**
 * Opens nginx with the shop's pages and headers, precompressed: the upper bound for a server.
 * @param folder it is replaced
 * @param pages by path
 */
export async function openNginx(folder: string, pages: Record<string, SentPage>): Promise<Server> {
  const nginx = await findProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, { html }] of Object.entries(pages)) {
    const file = join(folder, 'pages', path, 'index.html');
    mkdirSync(join(folder, 'pages', path), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, await compressBest(html, 'br'));
    writeFileSync(`${file}.gz`, await compressBest(html, 'gzip'));
  }
  const file = join(folder, 'nginx.conf');
  return serve(nginx, (port) => {
    writeFileSync(file, configuration(folder, port, pages));
    return ['-c', file, '-e', 'stderr'];
  });
}

/** nginx at its fastest: no log, an open file cache, one worker per core. */
function configuration(folder: string, port: number, pages: Record<string, SentPage>): string {
  const hasBrotli = existsSync(BROTLI);
  const headerLines = (headers: Record<string, string>) =>
    Object.entries(headers)
      .filter(([name]) => !OWN_HEADERS.test(name))
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const places = Object.entries(pages).map(
    ([path, { headers }]) =>
      `location = ${path} { try_files ${path}/index.html =404; ${headerLines(headers).join(' ')} }`,
  );
  // Workers of a root process would switch to an account that cannot read this folder.
  const asRoot = process.getuid?.() === 0 ? 'user root;\n' : '';
  return `${hasBrotli ? `load_module ${BROTLI};\n` : ''}${asRoot}daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  types { text/html html; }
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen ${port};
    root ${folder}/pages;
    ${hasBrotli ? 'brotli_static on;' : ''}
    gzip_static on;
    ${places.join('\n    ')}
  }
}
`;
}

/**
 * Returns the path of a program, after installing its Debian package if it is missing.
 * @throws {ReportedError} if it cannot be installed
 */
export async function findProgram(name: string, packages: string[]): Promise<string> {
  const found = await whereIs(name);
  if (found) return found;
  const output = await installDebianPackages(packages);
  const installed = await whereIs(name);
  if (installed) return installed;
  process.stderr.write(output);
  throw new ReportedError(
    `The bench needs ${name}, and this machine cannot install it by itself: apt-get install ${packages[0]}.`,
  );
}

async function whereIs(name: string): Promise<string | undefined> {
  const { code, output } = await run('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${name}`]);
  return code === 0 ? output.trim() : undefined;
}
