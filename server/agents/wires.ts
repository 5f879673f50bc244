import { type AnswerBody } from './operations';
import { type ProtocolVersion } from './versions';
import { readRequest, writeAnswer } from './wire-2026-04-08';

/** How one version puts what is asked and answered. The core knows the newest alone. */
type Wire = {
  /** A request, judged by the version's schemas, as the core reads it. */
  readRequest: (payload: unknown) => unknown;
  /** An answer of the core as the version has it. */
  writeAnswer: (answer: AnswerBody) => AnswerBody;
};

export const wires: Readonly<Record<ProtocolVersion, Wire>> = {
  '2026-08-25': { readRequest: (payload) => payload, writeAnswer: (answer) => answer },
  '2026-04-08': { readRequest, writeAnswer },
};
