import { lazyPages } from './lazy-pages';
import { PUBLIC_ROUTES, type PublicPageProps, type PublicSource } from './public-routes';

/** The public pages, ready to be rendered. */
export const PUBLIC_PAGES = lazyPages<PublicPageProps, PublicSource<PublicPageProps>>(PUBLIC_ROUTES);
