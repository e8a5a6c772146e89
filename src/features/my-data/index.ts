export { DeletionBanner } from './deletion-banner';
export { MyDataPage } from './my-data-page';
