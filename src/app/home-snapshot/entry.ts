import { paintHome } from './paint-home';

paintHome(document, new Date());
