/** Something at somewhere dot something (spec §5 "a simple address shape"). */
const ADDRESS = /^[^\s@,;<>"()]+@[^\s@,;<>"()]+\.[^\s@,;<>"().]{2,}$/;

/** Typed invite addresses: commas, semicolons, spaces and lines separate them (spec §5). */
export interface TypedAddresses {
  /** Lowercased, each once, in the order typed. */
  valid: string[];
  /** What does not look like an address, as typed. */
  invalid: string[];
}

/** Splits what a member typed or pasted, also "Ana <ana@example.org>". */
export function parseAddresses(typed: string): TypedAddresses {
  const parts = typed.split(/[\s,;]+/).filter(Boolean);
  const valid = new Set<string>();
  const invalid: string[] = [];
  for (const part of parts) {
    const bare = part.replace(/^<|>$/g, '').toLowerCase();
    if (ADDRESS.test(bare)) valid.add(bare);
    // A name before its address in brackets is no mistake.
    else if (!typed.includes('<')) invalid.push(part);
  }
  return { valid: [...valid], invalid };
}
