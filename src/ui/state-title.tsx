import { usePageTitle } from './use-page-title';

interface PageTitleProps {
  children: string;
  /** In place of a whole page: then it is the page's h1 and names the browser's tab. */
  page: boolean | undefined;
  className: string;
}

/** What a state says first; the heading of the page where there is nothing but the state. */
export function StateTitle({ children, page, className }: PageTitleProps) {
  return page ? (
    <PageTitle className={className}>{children}</PageTitle>
  ) : (
    <p className={className}>{children}</p>
  );
}

function PageTitle({ children, className }: Omit<PageTitleProps, 'page'>) {
  usePageTitle(children);
  return <h1 className={className}>{children}</h1>;
}
