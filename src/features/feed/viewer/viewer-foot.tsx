import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/ui/icon-button';

interface Props {
  at: number;
  last: number;
  /** What is seen on the picture. */
  words: string;
  onTurn: (to: number) => void;
}

/**
 * What is seen on the picture, between the ways to the ones before and after it. These stay where they are at the ends, so
 * that the focus does.
 */
export function ViewerFoot({ at, last, words, onTurn }: Props) {
  const { t } = useTranslation('pictures');
  return (
    <div className="flex items-center gap-2 p-2">
      {last > 0 && (
        <IconButton
          label={t('viewer.previous')}
          icon={<ArrowLeft aria-hidden />}
          aria-disabled={at === 0}
          onClick={() => onTurn(at - 1)}
        />
      )}
      <p
        className="max-h-64 min-h-6 min-w-0 flex-1 overflow-y-auto text-center [overflow-wrap:anywhere]"
        dir="auto"
      >
        {words}
      </p>
      {last > 0 && (
        <IconButton
          label={t('viewer.next')}
          icon={<ArrowRight aria-hidden />}
          aria-disabled={at === last}
          onClick={() => onTurn(at + 1)}
        />
      )}
    </div>
  );
}
