import type { z } from 'zod';
import type { liveAnswer, readyAnswer } from './health.schema';
import { defineRoute } from './route';

/** Whether the process answers at all: whoever restarts dead ones asks this (docs/product.md 26.7). */
export const liveRoute = defineRoute<void, LiveAnswer>()({
  method: 'GET',
  path: '/api/health/live',
  sender: 'anybody',
  rejections: {},
});

/** Whether the shop can do its work: whoever sends it requests, or wakes its owner, asks this (docs/product.md 26.8). */
export const readyRoute = defineRoute<void, ReadyAnswer>()({
  method: 'GET',
  path: '/api/health/ready',
  sender: 'anybody',
  rejections: { 'not-ready': 503 },
});

type LiveAnswer = z.output<ReturnType<typeof liveAnswer>>;
type ReadyAnswer = z.output<ReturnType<typeof readyAnswer>>;
