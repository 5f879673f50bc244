import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ask } from './owner.mjs';

/** How long to wait for more changes before the accounts are saved, in milliseconds. */
const SAVE_MS = 150;

/**
 * Keeps the emulator's accounts in a file between two starts: loads them now, and saves them after each change.
 * @param {string} project the address of the emulator's project
 * @param {{ file: string }} options
 */
export async function startAccounts(project, { file }) {
  let saved = await load(project, file);
  let timer;

  async function saveNow() {
    clearTimeout(timer);
    timer = undefined;
    const { users = [] } = await ask(`${project}/accounts:batchGet?maxResults=-1`);
    const text = `${JSON.stringify({ users }, null, 2)}\n`;
    if (text === saved) return;
    write(file, text);
    saved = text;
  }
  const saveOrSay = () =>
    saveNow().catch((error) => console.error(`The accounts could not be saved in ${file}: ${error.message}`));

  return { changed: () => (timer ??= setTimeout(saveOrSay, SAVE_MS)), saveNow: saveOrSay };
}

/**
 * Hands the saved accounts to the emulator. A file that cannot be read is put aside, never overwritten.
 * @returns {Promise<string>} what was in the file
 */
async function load(project, file) {
  const text = read(file);
  if (text === undefined) return '';
  try {
    const { users } = JSON.parse(text);
    if (users.length > 0) await ask(`${project}/accounts:batchCreate`, { users });
    return text;
  } catch (error) {
    const aside = `${file}.unreadable-${Date.now()}`;
    renameSync(file, aside);
    console.error(`The saved accounts cannot be read (${error.message}). They are in ${aside}; starting with none.`);
    return '';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** All or nothing; for this account's eyes only: the emulator keeps passwords as they were typed. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
