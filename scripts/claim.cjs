'use strict';
// Lets one process at a time hold a name. The system ends a claim with its process, also after kill -9, so none is ever stale.
// Uses only Node's own modules, because packages may not be installed yet.
const { createHash } = require('node:crypto');
const { rmSync } = require('node:fs');
const { connect, createServer } = require('node:net');
const { platform, tmpdir } = require('node:os');
const { join } = require('node:path');

/** How often a claim is tried again when its holder ended between two steps. */
const ATTEMPTS = 5;

/** Timeout of the holder's answer, in ms: it may be stopped. */
const ANSWER_MS = 2000;

/**
 * Claims a name for this process, on this machine.
 * @param {string} name
 * @param {() => string} describe returns what other processes learn about this one
 * @returns {Promise<{ release: () => void } | { holder: string }>} `holder`: the description of the process that holds the
 *   name, empty if it does not answer
 */
async function claim(name, describe) {
  const path = socketOf(name);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const server = await listen(path, describe);
    if (server) return { release: () => server.close() };
    const holder = await ask(path);
    if (holder !== undefined) return { holder };
    if (isFile(path)) rmSync(path, { force: true });
  }
  return { holder: '' };
}

/** Abstract sockets of Linux and pipes of Windows end with their process. On other systems a socket file may remain. */
function socketOf(name) {
  const id = `odd-hours-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  if (platform() === 'linux') return `\0${id}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), id);
}

const isFile = (path) => path.startsWith('/');

/** Returns the listening server, or undefined if another process listens. */
function listen(path, describe) {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.on('error', () => {}).end(describe()));
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(path, () => resolve(server));
    server.unref();
  });
}

/** Returns the holder's description, empty if it does not answer in time, or undefined if there is no holder. */
function ask(path) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path).setEncoding('utf8').setTimeout(ANSWER_MS);
    socket.on('data', (text) => (answer += text));
    socket.once('timeout', () => socket.destroy());
    socket.once('error', () => resolve(undefined));
    socket.once('close', () => resolve(answer));
  });
}

module.exports = { claim };
