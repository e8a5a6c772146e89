/** Something at somewhere dot something (product §5). */
const ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]{2,}$/;

/** `Ana Silva <ana@example.org>` and `"Silva, Ana" <ana@example.org>`, as mail programs copy them. */
const NAMED = /(?:(?<=^|[\s,;])(?:"[^"\n]*"\s*|[^\s,;<>@"][^,;<>@"\n]*))?<([^<>\s]+)>/g;

/** Typed invite addresses: commas, semicolons, spaces and lines separate them (product §5). */
export interface TypedAddresses {
  /** Lowercased, each once, in the order typed. */
  valid: string[];
  /** What does not look like an address, as typed. */
  invalid: string[];
}

/** Splits what a member typed or pasted, also "Ana <ana@example.org>". */
export function parseAddresses(typed: string): TypedAddresses {
  // A name before its address in brackets is no mistake.
  const parts = typed
    .replace(NAMED, ' $1 ')
    .split(/[\s,;]+/)
    .filter(Boolean);
  const valid = new Set<string>();
  const invalid: string[] = [];
  for (const part of parts) {
    const address = part.toLowerCase();
    if (ADDRESS.test(address)) valid.add(address);
    else invalid.push(part);
  }
  return { valid: [...valid], invalid };
}
