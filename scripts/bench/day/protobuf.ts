/** A field of a message: its number, and what it holds. */
export interface Field {
  number: number;
  /** Of what has a length: texts, messages, packed numbers. */
  bytes: Buffer;
  /** Of a plain number. */
  value: number;
}

export const NOTHING: Buffer = Buffer.alloc(0);

/**
 * The fields of a protobuf message in their order, without knowing its schema. Enough to count documents: the generated
 * classes are private to the libraries that carry them.
 */
export function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const key = varint();
    const field = { number: Math.floor(key / 8), bytes: NOTHING, value: 0 };
    const kind = key % 8;
    if (kind === 2) {
      const length = varint();
      field.bytes = message.subarray(at, at + length);
      at += length;
    } else if (kind === 0) field.value = varint();
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else throw new Error(`No protobuf message: wire type ${kind}.`);
    fields.push(field);
  }
  return fields;
}

/** What the fields of one number hold. */
export const every = (message: Buffer, number: number): Buffer[] =>
  fieldsOf(message)
    .filter((field) => field.number === number)
    .map(({ bytes }) => bytes);

/** What the first field of a number holds; nothing where there is none. */
export const first = (message: Buffer, number: number): Buffer => every(message, number)[0] ?? NOTHING;

/** Whether there is a field of the number. */
export const has = (message: Buffer, number: number): boolean =>
  fieldsOf(message).some((field) => field.number === number);

/** The numbers of a repeated field, packed or not. */
export const numbers = (message: Buffer, number: number): number[] =>
  fieldsOf(message)
    .filter((field) => field.number === number)
    .flatMap(({ bytes, value }) => (bytes.length === 0 ? [value] : unpacked(bytes)));

function unpacked(bytes: Buffer): number[] {
  const found: number[] = [];
  let [value, scale] = [0, 1];
  for (const byte of bytes) {
    value += (byte & 127) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    found.push(value);
    [value, scale] = [0, 1];
  }
  return found;
}
