const HEAD = 5;

/** Gives each whole gRPC message of a stream to `found`, however packets cut them. */
export function framed(found: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD) {
      const end = HEAD + rest.readUInt32BE(1);
      if (rest.length < end) return;
      // Nobody compresses here: the proxy takes the offer out of each request.
      found(rest.subarray(HEAD, end));
      rest = rest.subarray(end);
    }
  };
}
