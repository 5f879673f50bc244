// What the shop is compared with: an empty page of the same Next and React, and nginx with the shop's own pages.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultAfter, run, runNode } from '../process/children';
import { installDebianPackages } from '../process/debian';
import { encodeBest } from '../../runtime/encode.mjs';
import { Fault } from '../../runtime/fault.mjs';
import { root } from '../../runtime/root.mjs';
import { serve } from './served.mjs';

const NEXT = 'node_modules/next/dist/bin/next';

/** The least that a page of Next's can be. */
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
 * Builds and opens an empty page of the same Next and React: below it no page of Next's can be.
 * @param {string} folder within the repository, where its packages are found; it is removed and made
 */
export async function openFloor(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(EMPTY)) writeFileSync(join(folder, name), text);
  const { code, output } = await runNode(NEXT, ['build', folder], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw faultAfter(output, 'The empty page could not be built; the reason is above.');
  return serve(process.execPath, (port) => [NEXT, 'start', folder, '-p', String(port)]);
}

/** Where Debian puts nginx's module for what is compressed already. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What nginx says by itself, or not at all of a file. */
const ITS_OWN = /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|transfer-encoding|vary)$/;

/**
 * A page, and what the shop says beside it.
 * @typedef {{ html: Buffer, headers: Record<string, string> }} SentPage
 */

/**
 * Opens nginx with pages as the shop sends them, with the same headers, compressed beforehand: nothing that makes pages can be quicker.
 * @param {string} folder it is removed and made
 * @param {Record<string, SentPage>} pages by path
 */
export async function openNginx(folder, pages) {
  const nginx = await findProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static']);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, { html }] of Object.entries(pages)) {
    const file = join(folder, 'pages', path, 'index.html');
    mkdirSync(join(folder, 'pages', path), { recursive: true });
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, await encodeBest(html, 'br'));
    writeFileSync(`${file}.gz`, await encodeBest(html, 'gzip'));
  }
  const file = join(folder, 'nginx.conf');
  return serve(nginx, (port) => {
    writeFileSync(file, configuration(folder, port, pages));
    return ['-c', file, '-e', 'stderr'];
  });
}

/** As quick as nginx is: no log, files kept open, one worker for each core. */
function configuration(folder, port, pages) {
  const hasBrotli = existsSync(BROTLI);
  const said = (headers) =>
    Object.entries(headers)
      .filter(([name]) => !ITS_OWN.test(name))
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  const places = Object.entries(pages).map(
    ([path, { headers }]) => `location = ${path} { try_files ${path}/index.html =404; ${said(headers).join(' ')} }`,
  );
  // Started by root, its workers would become somebody who may not read this folder.
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
 * A program, which is installed where it is missing and the machine is Debian's.
 * @param {string} name
 * @param {string[]} packages
 * @throws {Fault} when it cannot be had
 */
export async function findProgram(name, packages) {
  const found = await whereIs(name);
  if (found) return found;
  const output = await installDebianPackages(packages);
  const installed = await whereIs(name);
  if (installed) return installed;
  process.stderr.write(output);
  throw new Fault(
    `The bench needs ${name}, and this machine cannot install it by itself: apt-get install ${packages[0]}.`,
  );
}

async function whereIs(name) {
  const { code, output } = await run('sh', ['-c', `PATH=$PATH:/usr/sbin:/sbin command -v ${name}`]);
  return code === 0 ? output.trim() : undefined;
}
