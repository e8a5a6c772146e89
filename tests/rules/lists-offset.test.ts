import { describe } from 'vitest';
import { allows, denies } from './support/cases';
import { loadRules } from './support/environment';
import { LISTS } from './support/lists';
import { restList } from './support/rest-list';

const rules = loadRules('offset');

// Skipped documents are read and billed, also by a count: one list of a hundred could cost as much as a thousand.
describe('lists that skip documents', () => {
  for (const [what, [persona, list]] of Object.entries(LISTS)) {
    const ask = (offset: number) => () => restList(rules.projectId, persona, { ...list, offset });
    allows(`${what} from the first on`, ask(0));
    denies(`${what} from the second on`, ask(1));
    const count = (offset: number) => () => restList(rules.projectId, persona, { ...list, offset }, 'count');
    allows(`a count of ${what} from the first on`, count(0));
    denies(`a count of ${what} from the second on`, count(1));
  }
});
