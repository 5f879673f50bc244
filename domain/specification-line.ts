/** A spec line as a page shows it. */
export type SpecificationLine = { label: string; value: string };

/** A spec line cut at its label: "Lug to lug" and "47.5 mm". */
export function splitSpecificationLine(line: string): SpecificationLine {
  const cut = line.indexOf(': ');
  return cut < 0 ? { label: '', value: line } : { label: line.slice(0, cut), value: line.slice(cut + 2) };
}
