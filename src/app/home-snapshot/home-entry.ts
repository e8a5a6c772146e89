import { afterPaint } from './after-paint';
import { paintHome } from './paint-home';

paintHome(document, new Date());
// The first formatter of a page takes a slow phone 70 ms, whatever it is for: it waits for code now, and not later.
afterPaint(() => void new Intl.DateTimeFormat());
