export type { Configuration, Options, RulesFile, RunningBackend } from './configuration.ts';
export { mutantsOf } from './mutants.ts';
export { mutateRules } from './mutate-rules.ts';
