import { Fragment, type ReactNode, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from './cx';
import { linkText } from './link-text';
import { MarkedText } from './marked-text';

/** Shows words with search terms marked in them. */
export type TextBlockWords = (text: string, marks?: readonly string[]) => ReactNode;

export interface TextBlockProps {
  /** What somebody typed. */
  text: string;
  /** Search terms to mark in it. */
  marks?: readonly string[];
  /** How its words are shown between the links; with the marks in them if nothing else is said. */
  words?: TextBlockWords;
  className?: string;
  ref?: Ref<HTMLParagraphElement>;
}

const withMarks: TextBlockWords = (text, marks) => <MarkedText text={text} marks={marks} />;

/** Other people's words: always text, never HTML, with their line breaks and their https links. */
export function TextBlock({ text, marks, words = withMarks, className, ref }: TextBlockProps) {
  const { t } = useTranslation();
  const parts = useMemo(() => linkText(text), [text]);
  return (
    // Direction by its own first letter, of every line that somebody ended: an Arabic one reads from the right.
    <p ref={ref} dir="auto" className={cx('own-direction whitespace-pre-wrap', className)}>
      {parts.map((part, index) =>
        part.kind === 'link' ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
            key={index}
            href={part.href}
            title={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="link"
          >
            {part.text}
            <span className="sr-only"> ({t('opensInNewTab')})</span>
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
          <Fragment key={index}>{words(part.text, marks)}</Fragment>
        ),
      )}
    </p>
  );
}
