/** Known only once the shop runs: the emulator takes another port when its own is in use. */
export const dynamic = 'force-dynamic';

/** Where the Auth emulator answers, for pages built without a Firebase project; 404 where there is none. */
export function GET(): Response {
  const address = process.env.AUTH_EMULATOR_ADDRESS;
  if (!address) return new Response(null, { status: 404 });
  return Response.json({ address }, { headers: { 'Cache-Control': 'no-store' } });
}
