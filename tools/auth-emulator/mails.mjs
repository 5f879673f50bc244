import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../../runtime/root.mjs';
import { ask } from './owner.mjs';

const SUBJECTS = {
  PASSWORD_RESET: ['reset', 'Choose a new password'],
  VERIFY_EMAIL: ['verify', 'Confirm your e-mail address'],
};

/**
 * Writes the mails that Firebase would send as text files, and says where: the emulator sends none.
 * @param {string} codesUrl where the emulator lists its open one-time codes
 * @param {{ folder: string }} options
 */
export function watchMails(codesUrl, { folder }) {
  const written = new Set();
  let looking = Promise.resolve();

  async function look() {
    const { oobCodes = [] } = await ask(codesUrl);
    for (const mail of oobCodes.filter(({ oobCode }) => !written.has(oobCode))) {
      written.add(mail.oobCode);
      const file = write(folder, mail);
      console.log(`Mail to ${mail.email}: ${relative(root, file)}`);
    }
  }
  const lookOrSay = () =>
    look().catch((error) => console.error(`A mail could not be written to ${folder}: ${error.message}`));

  const changed = () => (looking = looking.then(lookOrSay));
  return { changed: () => void changed(), writeNow: changed };
}

function write(folder, { email, requestType, oobLink, oobCode }) {
  const [kind, subject] = SUBJECTS[requestType] ?? ['other', requestType];
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${kind}-${oobCode.slice(0, 6)}.txt`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `To: ${email}\nSubject: Odd Hours: ${subject}\n\nFollow this link:\n${oobLink}\n`, {
    mode: 0o600,
  });
  return file;
}
