import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isSearchLink, linkHost } from '@/domain/assistant/link';

/** A tip's link with where it leads. One that must not be shown is left out, whoever wrote it. */
export function TipLink({ link }: { link: string }) {
  const { t } = useTranslation('assistant');
  const { t: common } = useTranslation();
  const host = linkHost(link);
  if (!host) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link inline-block min-h-6 text-sm [overflow-wrap:anywhere]"
    >
      {t(isSearchLink(link) ? 'tips.search' : 'tips.visit', { host })}
      <ExternalLink aria-hidden className="-mt-0.5 ml-1.5 inline size-4" />
      <span className="sr-only"> ({common('opensInNewTab')})</span>
    </a>
  );
}
