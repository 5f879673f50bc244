import { run } from './children';

const APT_MS = 10 * 60_000;

/**
 * Installs packages of Debian and its relatives, as root or through a sudo that needs no password. A machine without apt
 * or such a sudo is no error here: the caller looks whether what it needs is there now.
 * @returns what the last command printed
 */
export async function installDebianPackages(packages: readonly string[]): Promise<string> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await apt([...prefix, 'apt-get', 'update']);
  return apt([...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
}

async function apt([command = '', ...args]: string[]): Promise<string> {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: APT_MS };
  try {
    return (await run(command, args, options)).output;
  } catch (error) {
    return `${error instanceof Error ? error.message : error}\n`;
  }
}
