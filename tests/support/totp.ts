import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The bytes of a key as it is typed into an authenticator app (base32). */
function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')].map((letter) =>
    ALPHABET.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/**
 * The code that an authenticator app shows (RFC 6238).
 * @param step how many half minutes from now; a code works once, so each sign-in of a test takes another
 */
export function totpCode(key: string, step = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + step));
  const mac = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
