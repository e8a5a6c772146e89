import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { TextBlock, type TextBlockWords } from '@/ui/text-block';

// What is shorter fits into eight lines of any phone; nothing is measured for it.
const FITS = 100;

interface Props {
  text: string;
  marks?: readonly string[] | undefined;
  words?: TextBlockWords | undefined;
  /** On a page of its own nothing is cut. */
  whole: boolean;
}

/** The words of a post, eight lines of them until more is asked for. */
export function PostText({ text, marks, words, whole }: Props) {
  const { t } = useTranslation('feed');
  const block = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const mayBeLong = !whole && (text.length > FITS || text.includes('\n'));

  useLayoutEffect(() => {
    const element = block.current;
    if (!mayBeLong || isOpen || !element) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    // A phone that is turned, or larger letters, make another number of lines.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [mayBeLong, isOpen]);

  return (
    <div className="grid max-w-prose justify-items-start px-4 pb-2 md:px-5">
      <TextBlock
        ref={block}
        text={text}
        {...{ marks, words }}
        className={mayBeLong && !isOpen ? 'line-clamp-8 max-w-full' : 'max-w-full'}
      />
      {mayBeLong && (isCut || isOpen) && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'post.less' : 'post.more')}
        </Button>
      )}
    </div>
  );
}
