import type { z } from 'zod';
import type { liveResponse, readyResponse } from './health.schema';
import { defineRoute } from './route';

/** Liveness probe: the process responds (docs/product.md 26.7). */
export const liveRoute = defineRoute<void, LiveResponse>()({
  method: 'GET',
  path: '/api/health/live',
  sender: 'any-client',
  rejections: {},
});

/** Readiness probe for load balancers and monitoring: the shop can work (docs/product.md 26.8). */
export const readyRoute = defineRoute<void, ReadyResponse>()({
  method: 'GET',
  path: '/api/health/ready',
  sender: 'any-client',
  rejections: { 'not-ready': 503 },
});

type LiveResponse = z.output<ReturnType<typeof liveResponse>>;
type ReadyResponse = z.output<ReturnType<typeof readyResponse>>;
