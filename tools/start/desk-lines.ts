/**
 * Returns two lines on how to open the owner's desk, printed once the shop is open (docs/product.md 41.2).
 * @param owners value of OWNERS
 */
export function deskLines(owners: string, port: number): string {
  const [owner] = owners.split(/[\s,]+/).filter(Boolean);
  const site = port === 3000 ? '' : `SITE_URL=http://localhost:${port} `;
  const inviting = (email: string) => `${site}OWNERS=${email} npm run owners -- invite ${email}`;
  return owner === undefined
    ? `The owner’s desk is closed. To open it, stop the shop, then run: OWNERS=you@example.com npm start\nIn another terminal, print an invitation: ${inviting('you@example.com')}`
    : `The owner’s desk is open. In another terminal, print an invitation: ${inviting(owner)}\nOpen the printed link once: it creates a passkey and opens the desk.`;
}
