// Jest's global teardown of the server's tests. Jest loads it in the process of the setup.
export { stopPostgres as default } from './start-postgres';
