/** A field that no person sees, hears or reaches: whatever stands in it was written by a program. */
export function Honeypot() {
  return (
    <label className="hidden">
      Leave this empty
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
