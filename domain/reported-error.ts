/** An expected error that the user of a command or the owner of the shop can fix: printed as one sentence without a stack trace. */
export class ReportedError extends Error {}
