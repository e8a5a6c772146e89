// Setup of a run over mutants alone (npm run mutate). Loads the parts that the adapter fetches when they are first
// needed: within a test, what runs while they load would count as that test's.
import.meta.glob(['../../../src/backend/firebase/**/*.ts', '!**/*.test.ts'], { eager: true });
