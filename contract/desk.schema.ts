import { z } from 'zod';

/** A desk form: the common fields, and the fields of its use case as text. */
export const deskForm = () =>
  z
    .object({
      key: z.uuid(),
      back: z.string().refine(isDeskPath),
      version: z.string().max(100).optional(),
      seen: z.iso.datetime().optional(),
    })
    .catchall(z.string());

const bytes = () =>
  z
    .string()
    .max(8000)
    .regex(/^[\w-]*$/);

const credential = <Response extends z.ZodType>(response: Response) =>
  z.object({
    id: bytes(),
    rawId: bytes(),
    type: z.literal('public-key'),
    response,
    clientExtensionResults: z.strictObject({}).default({}),
  });

/** A credential in the JSON format of Web Authentication, level 3, without extensions. */
export const passkeyRequest = () =>
  z.discriminatedUnion('purpose', [
    z.strictObject({
      purpose: z.literal('enrol'),
      answer: credential(
        z.object({
          clientDataJSON: bytes(),
          attestationObject: bytes(),
          transports: z
            .array(
              z
                .string()
                .max(20)
                .regex(/^[a-z-]+$/),
            )
            .max(10)
            .optional(),
        }),
      ).optional(),
    }),
    z.strictObject({
      purpose: z.enum(['sign-in', 'confirm']),
      answer: credential(
        z.object({
          clientDataJSON: bytes(),
          authenticatorData: bytes(),
          signature: bytes(),
          userHandle: bytes().optional(),
        }),
      ).optional(),
    }),
  ]);

/** True for the path of a page of the owner's desk, with its query: never another site or scheme. */
export const isDeskPath = (path: unknown): path is string =>
  typeof path === 'string' && path.length <= 1000 && /^\/desk(?:[/?][^\\]*)?$/.test(path);
