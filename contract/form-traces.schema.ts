import { z } from 'zod';

/** The traces of a form as a script sends them. A field that no person sees may hold anything: nobody is told that it counts. */
export const scriptTraces = () => ({ website: z.string(), filledForMs: z.number() });

/** The traces of a form that the browser posts without scripts: nobody has measured its time. */
export const plainTraces = () => ({
  website: z.string().default(''),
  filledForMs: z
    .never()
    .optional()
    .transform(() => Infinity),
});
