/** What a form tells beside its fields. `website` is a field that no person sees; `filledForMs` since it was shown. */
export type FormTraces = { website: string; filledForMs: number };
