export { useSilencing } from './use-silencing';
