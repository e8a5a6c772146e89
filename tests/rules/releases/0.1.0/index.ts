import type { Release } from '../release';
import { accounts } from './accounts';
import { calendar } from './calendar';
import { feed } from './feed';
import { staff } from './staff';

export const release: Release = { version: '0.1.0', writes: [...accounts, ...feed, ...calendar, ...staff] };
