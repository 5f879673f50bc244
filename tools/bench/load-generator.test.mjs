import { readWrk } from './load-generator.mjs';

const output = `Running 10s test @ http://localhost:3000/
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.71ms    1.02ms  30.11ms   90.00%
    Req/Sec    18.45k     1.20k   20.10k    75.00%
  Latency Distribution
     50%  912.00us
     75%    2.90ms
     90%    3.60ms
     99%    1.05s${' '}
  183590 requests in 10.00s, 2.91GB read
Requests/sec:  18357.12
Transfer/sec:    297.70MB
`;

test('reads requests, requests a second and latencies in ms, whatever their unit', () => {
  expect(readWrk(output)).toEqual({ requests: 183_590, perSecond: 18_357.12, p50: 0.912, p99: 1050 });
});

test('measures nothing where answers were no pages', () => {
  expect(() => readWrk(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('12 answers were no pages');
});

test('says so when wrk says something else', () => {
  expect(() => readWrk('unable to connect to localhost:3000')).toThrow('unable to connect');
});
