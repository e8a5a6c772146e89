export { SearchDialog } from './search-dialog';
