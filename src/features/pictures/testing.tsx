import { afterEach, beforeEach } from 'vitest';

/** The pixels of a file, or why there are none. */
type Draw = (file: File) => BlobPart | Promise<BlobPart>;

/**
 * Draws in place of the browser, which has no pictures in these tests: each is one pixel wide and high, and holds what
 * `draw` makes of its file, else the file's own bytes. A stand-in for the browser and not for our module, since files of
 * tests share one registry of modules.
 */
export function stubDrawing(draw: Draw = (file) => file): void {
  const { createImageBitmap } = globalThis;
  const { getContext, toBlob } = HTMLCanvasElement.prototype;
  const drawn = new WeakMap<HTMLCanvasElement, BlobPart>();

  beforeEach(() => {
    Object.assign(globalThis, {
      createImageBitmap: async (file: File) => ({
        pixels: await draw(file),
        width: 1,
        height: 1,
        close: () => undefined,
      }),
    });
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement) {
        return { drawImage: ({ pixels }: { pixels: BlobPart }) => drawn.set(this, pixels) };
      },
      toBlob(this: HTMLCanvasElement, done: BlobCallback, type: string) {
        done(new Blob([drawn.get(this) ?? ''], { type }));
      },
    });
  });
  afterEach(() => {
    Object.assign(globalThis, { createImageBitmap });
    Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
  });
}

/** Drawing that ends when the test says so, for each file by its name. */
export function drawingOnCall() {
  const begun = new Map<string, { done: () => void; fail: () => void }>();
  return {
    draw: (file: File) =>
      new Promise<BlobPart>((resolve, reject) => {
        begun.set(file.name, {
          done: () => resolve(file.name),
          fail: () => reject(new Error('damaged')),
        });
      }),
    /** Ends the drawing of a file, which has begun or is about to. */
    end: async (name: string, how: 'done' | 'fail' = 'done') => {
      while (!begun.has(name)) await new Promise((resolve) => setTimeout(resolve));
      begun.get(name)?.[how]();
    },
    clear: () => begun.clear(),
  };
}
