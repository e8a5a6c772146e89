/** Who answers for what this site does with data, as its operator has filled it in (docs/operations.md §2). */
export interface Controller {
  name: string;
  address: string;
  email: string;
}

/** Nobody could take these for real: only a build for the local backend shows them, marked as an example. */
const EXAMPLE: Controller = {
  name: 'The Example Parents’ Association',
  address: '1 Example Street, Exampletown',
  email: 'privacy@schoolgate.example',
};

const filledIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * What the build knows of who is responsible. Read in place, as public pages don't load the check of all settings; the
 * rest of the app refuses an address that is none (src/env.ts).
 */
export function findController(): Controller & { isExample: boolean; isComplete: boolean } {
  const given: Controller = {
    name: filledIn(import.meta.env.VITE_CONTROLLER_NAME),
    address: filledIn(import.meta.env.VITE_CONTROLLER_ADDRESS),
    email: filledIn(import.meta.env.VITE_CONTROLLER_EMAIL),
  };
  const isExample =
    import.meta.env.VITE_BACKEND === 'local' && Object.values(given).every((one) => one === '');
  if (isExample) return { ...EXAMPLE, isExample, isComplete: true };
  return { ...given, isExample, isComplete: Object.values(given).every((one) => one !== '') };
}
