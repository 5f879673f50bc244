import { run } from './children.mjs';

const APT_MS = 10 * 60_000;

/**
 * Installs packages of Debian and its relatives, as root or through a sudo that does not ask. A machine without apt or
 * such a sudo is no error here: the caller looks whether what it needs is there now.
 * @param {string[]} packages
 * @returns {Promise<string>} what the last command printed
 */
export async function installDebianPackages(packages) {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  await apt([...prefix, 'apt-get', 'update']);
  return apt([...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
}

async function apt([command, ...args]) {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, timeoutMs: APT_MS };
  try {
    return (await run(command, args, options)).output;
  } catch (error) {
    return `${error.message}\n`;
  }
}
