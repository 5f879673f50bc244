import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '@/runtime/reported-error';

/** How long to wait for more changes before the accounts are saved, in ms. */
const SAVE_MS = 150;

/** An account, as the emulator exports and imports it. */
type Account = Readonly<Record<string, unknown>>;

/**
 * Requests something from the emulator with its owner's rights, which cover everything.
 * @param body posted as JSON
 */
export async function askAsOwner<Answer>(url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Keeps the emulator's accounts in a file between two starts: loads them now, and saves them after each change.
 * @param project the address of the emulator's project
 */
export async function startAccounts(project: string, { file }: { file: string }) {
  let saved = await load(project, file);
  let timer: NodeJS.Timeout | undefined;

  async function save(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const { users = [] } = await askAsOwner<{ users?: Account[] }>(`${project}/accounts:batchGet?maxResults=-1`);
    const text = `${JSON.stringify({ users }, null, 2)}\n`;
    if (text === saved) return;
    write(file, text);
    saved = text;
  }
  const saveNow = () =>
    save().catch((error) => console.error(`The accounts could not be saved in ${file}: ${error.message}`));

  return { changed: () => void (timer ??= setTimeout(() => void saveNow(), SAVE_MS)), saveNow };
}

/**
 * Hands the saved accounts to the emulator. A file that cannot be read is moved aside, never overwritten.
 * @returns the file's content
 */
async function load(project: string, file: string): Promise<string> {
  const text = read(file);
  if (text === undefined) return '';
  try {
    const { users }: { users: Account[] } = JSON.parse(text);
    if (users.length > 0) await askAsOwner(`${project}/accounts:batchCreate`, { users });
    return text;
  } catch (error) {
    const aside = `${file}.unreadable-${Date.now()}`;
    renameSync(file, aside);
    const reason = error instanceof Error ? error.message : error;
    console.error(`The saved accounts cannot be read (${reason}). They are in ${aside}; starting with none.`);
    return '';
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes atomically, readable by this account only: the emulator stores passwords as they were typed. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
}
