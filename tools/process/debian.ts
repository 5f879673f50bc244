import { run } from './children';

const APT_MS = 10 * 60_000;

/**
 * Installs packages on Debian and derivatives, as root or with a sudo that needs no password. A machine without apt
 * or such a sudo causes no error here: the caller checks if the program exists now.
 * @returns the output of the last command
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
