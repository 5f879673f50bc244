// Jest's global tear-down of the server's tests: nothing is left of their PostgreSQL.
export default async function stopPostgres() {
  await globalThis.oddHoursPostgres?.remove();
}
