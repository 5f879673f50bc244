/** Returns the folder for what the test files of a run share. Jest's configuration makes it. */
export function testFolder(): string {
  const folder = process.env.TEST_FOLDER;
  if (!folder) throw new Error('TEST_FOLDER is not set: run these tests with a configuration that makes it.');
  return folder;
}
