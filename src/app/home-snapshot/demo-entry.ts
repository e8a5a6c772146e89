import { showDemo } from './show-demo';

showDemo(document);
