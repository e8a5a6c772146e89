/** What the console fetches after its frame: one file, as each of its own costs all first visits its name. */
export { PostsTable } from './posts/posts-table';
export { AssistantUsage } from './stats/assistant-usage';
export { Numbers } from './stats/numbers';
export { UserList } from './users/list/user-list';
