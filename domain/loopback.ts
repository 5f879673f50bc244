/** Whether an address (`http://localhost:3000`) is one that a machine has for itself. One that cannot be read is not. */
export function isLoopback(url: string): boolean {
  if (!URL.canParse(url)) return false;
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}
