import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '@/runtime/root';
import { askAsOwner } from './accounts';

/** A one-time code of the emulator, with the contents of its mail. */
type Code = { email: string; requestType: string; oobLink: string; oobCode: string };

const SUBJECTS: Record<string, [kind: string, subject: string]> = {
  PASSWORD_RESET: ['reset', 'Choose a new password'],
  VERIFY_EMAIL: ['verify', 'Confirm your email address'],
};

/**
 * Writes the mails that Firebase would send as text files, and prints their paths: the emulator sends none.
 * @param codesUrl where the emulator lists its open one-time codes
 */
export function watchMails(codesUrl: string, { folder }: { folder: string }) {
  const written = new Set<string>();
  let writing = Promise.resolve();

  async function writeNewMails(): Promise<void> {
    const { oobCodes = [] } = await askAsOwner<{ oobCodes?: Code[] }>(codesUrl);
    for (const mail of oobCodes.filter(({ oobCode }) => !written.has(oobCode))) {
      written.add(mail.oobCode);
      const file = write(folder, mail);
      console.log(`Mail to ${mail.email}: ${relative(root, file)}`);
    }
  }
  const writeOrLog = () =>
    writeNewMails().catch((error) => console.error(`A mail could not be written to ${folder}: ${error.message}`));

  const writeNow = () => (writing = writing.then(writeOrLog));
  return { changed: () => void writeNow(), writeNow };
}

function write(folder: string, { email, requestType, oobLink, oobCode }: Code): string {
  const [kind, subject] = SUBJECTS[requestType] ?? ['other', requestType];
  const time = new Date().toISOString().replace(/[:.]/g, '-');
  const file = join(folder, `${time}-${kind}-${oobCode.slice(0, 6)}.txt`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(file, `To: ${email}\nSubject: Odd Hours: ${subject}\n\nFollow this link:\n${oobLink}\n`, {
    mode: 0o600,
  });
  return file;
}
