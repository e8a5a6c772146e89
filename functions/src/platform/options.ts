/** Where everything runs, beside the database (docs/operations.md §1). */
const REGION = 'us-central1';

/** Bounds the bill when somebody floods us. */
const MAX_INSTANCES = 20;

/**
 * Options of every trigger. `retry`: the platform delivers an event again until the function succeeds, for a day,
 * so each function must stand repeated, late and reordered events.
 */
export const TRIGGER = { region: REGION, maxInstances: MAX_INSTANCES, retry: true } as const;

/** Options of every callable. Browsers of any origin may call: the caller's token decides, not the page. */
export const CALLABLE = { region: REGION, maxInstances: MAX_INSTANCES, cors: true, timeoutSeconds: 60 };
