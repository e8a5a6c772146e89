import { fetchLaterModules } from '../later-modules';
import { afterPaint } from './after-paint';
import { showDemo } from './show-demo';
import { whenThere } from './when-there';

showDemo(document);
// The look that stands in the HTML has the line for itself, and then comes what draws it alive.
whenThere(document, 'root', () => afterPaint(fetchLaterModules));
