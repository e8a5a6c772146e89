export { DemoPage, feedWaiting } from './demo-page';
export { isPart } from './parts';
