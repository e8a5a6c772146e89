export { useRules } from './api/use-rules';
export { useSafety } from './api/use-safety';
