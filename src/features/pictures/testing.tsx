import { vi } from 'vitest';

/** The module with pictures that are stored as they were chosen: no browser draws in these tests. */
export const withoutDrawing = async () => ({
  ...(await vi.importActual<object>('@/features/pictures')),
  encodePicture: async (blob: Blob) => ({ blob, name: '1x1.webp', width: 1, height: 1 }),
});
