import { medianRun, readLighthouse, readWrk } from './outputs';

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

test('readWrk returns requests, requests a second and latencies in ms, whatever their unit', () => {
  expect(readWrk(output)).toEqual({ requests: 183_590, perSecond: 18_357.12, p50: 0.912, p99: 1050 });
});

test('readWrk throws if responses were errors', () => {
  expect(() => readWrk(`${output}  Non-2xx or 3xx responses: 12\n`)).toThrow('12 answers were no pages');
});

test('readWrk throws on unknown output', () => {
  expect(() => readWrk('unable to connect to localhost:3000')).toThrow('unable to connect');
});

const report = {
  categories: { performance: { score: 0.985 } },
  audits: { 'largest-contentful-paint': { numericValue: 1312.5 }, 'cumulative-layout-shift': { numericValue: 0 } },
};

test('readLighthouse returns score, largest contentful paint and layout shift, after any preceding output', () => {
  expect(readLighthouse(`A warning\n${JSON.stringify(report, null, 2)}`)).toEqual({ score: 99, lcp: 1312.5, cls: 0 });
});

test('medianRun returns the median of each figure separately', () => {
  const runs = [
    { score: 100, lcp: 1500, cls: 0 },
    { score: 98, lcp: 1300, cls: 0.1 },
    { score: 99, lcp: 1400, cls: 0 },
  ];
  expect(medianRun(runs)).toEqual({ score: 99, lcp: 1400, cls: 0 });
  expect(medianRun(runs.slice(1))).toEqual({ score: 98.5, lcp: 1350, cls: 0.05 });
  expect(medianRun([])).toBeUndefined();
});
