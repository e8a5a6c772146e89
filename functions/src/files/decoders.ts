import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';

const { resolve } = createRequire(import.meta.url);
/** The types of Node and of the decoders don't know what both can do. */
type Init = (module: object, options: object) => Promise<void>;
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<object> };
};
const compiled = (path: string) => wasm.compile(readFileSync(resolve(path)));
/** What a decoder says of a file it doubts goes nowhere: what counts is whether there is a picture. */
const SILENT = { print: () => undefined, printErr: () => undefined };

const DECODERS: Record<string, ((bytes: ArrayBuffer) => Promise<unknown>) | undefined> = {
  'image/jpeg': async (bytes) => {
    await (initJpeg as unknown as Init)(await compiled('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'), SILENT);
    return decodeJpeg(bytes);
  },
  'image/webp': async (bytes) => {
    await (initWebp as unknown as Init)(await compiled('@jsquash/webp/codec/dec/webp_dec.wasm'), SILENT);
    return decodeWebp(bytes);
  },
};

/** Whether the bytes are a picture of that type. Takes four bytes of memory a pixel and more: look at its size before. */
export async function isPicture(bytes: ArrayBuffer, contentType: string): Promise<boolean> {
  try {
    return Boolean(await DECODERS[contentType]?.(bytes));
  } catch {
    // A decoder that gives up throws what it likes.
    return false;
  }
}
