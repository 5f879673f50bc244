import type { z } from 'zod';
import type { liveAnswer, readyAnswer } from './health.schema';
import { defineRoute } from './route';

/** Liveness probe: the process responds (docs/product.md 26.7). */
export const liveRoute = defineRoute<void, LiveAnswer>()({
  method: 'GET',
  path: '/api/health/live',
  sender: 'any-client',
  rejections: {},
});

/** Readiness probe for load balancers and monitoring: the shop can work (docs/product.md 26.8). */
export const readyRoute = defineRoute<void, ReadyAnswer>()({
  method: 'GET',
  path: '/api/health/ready',
  sender: 'any-client',
  rejections: { 'not-ready': 503 },
});

type LiveAnswer = z.output<ReturnType<typeof liveAnswer>>;
type ReadyAnswer = z.output<ReturnType<typeof readyAnswer>>;
