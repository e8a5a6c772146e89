export { type Expression, withoutComments } from './parse.ts';
export { statementsOf } from './statements.ts';
