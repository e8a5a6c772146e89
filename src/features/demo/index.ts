export { DemoPage } from './demo-page';
export { isPart } from './parts';
