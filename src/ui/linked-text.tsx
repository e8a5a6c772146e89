import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** `[words](/address)`: a link into the app, as messages write one. */
const LINK = /\[([^\]]+)\]\((\/[\w-]+)\)/g;

export interface LinkedTextProps {
  /** Words of ours, never what somebody typed. */
  text: string;
  /** For text beside a form, so that following a link loses nothing that is typed. */
  inNewTab?: boolean;
}

/** A sentence of the messages with its links. */
export function LinkedText({ text, inNewTab = false }: LinkedTextProps) {
  const { t } = useTranslation();
  // Words and address are captured, so each link leaves two parts between the words around it.
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 2) return null;
    const to = parts[index + 1];
    const isLink = index % 3 === 1 && to !== undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
      <Fragment key={index}>
        {isLink ? (
          <Link to={to} target={inNewTab ? '_blank' : undefined} className="link">
            {part}
            {inNewTab && <span className="sr-only"> ({t('opensInNewTab')})</span>}
          </Link>
        ) : (
          part
        )}
      </Fragment>
    );
  });
}
