import type { FormsPort } from '@/backend/ports/forms';

/** What the public pages send with; `preload` fetches it early. */
export type PublicForms = FormsPort & { preload: () => void };
