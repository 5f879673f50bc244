/** The part of `negotiator` that the server uses: `@types/negotiator` describes version 0.6, without `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> });
    mediaType(available: readonly string[]): string | undefined;
    encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined;
  }
}
