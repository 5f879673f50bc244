/**
 * Asks the emulator as its owner, who may see and set everything.
 * @param {string} url
 * @param {object} [body] posted as JSON
 * @returns {Promise<any>}
 */
export async function ask(url, body) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
