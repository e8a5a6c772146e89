import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ALT_TEXT } from '@/domain/limits';
import { sourceOf } from '@/features/pictures';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';
import type { DraftPicture } from '../model/draft';

interface Props {
  picture: DraftPicture;
  /** Its place, from none on, of so many. */
  at: number;
  count: number;
  onDescribe: (alt: string) => void;
  /** With the button that has the focus afterwards. */
  onMove: (to: number, buttonId: string) => void;
  onRemove: () => void;
}

/** A picture of a draft, as it will be stored, and a field for what is seen on it. */
export function PictureItem({ picture, at, count, onDescribe, onMove, onRemove }: Props) {
  const { t } = useTranslation('pictures');
  const id = useId();
  const place = { at: at + 1, count };
  const isOneOfSeveral = count > 1;
  const name = t(isOneOfSeveral ? 'pictureOf' : 'picture', place);
  const moves = [
    { way: 'earlier', to: at - 1, icon: <ArrowUp aria-hidden /> },
    { way: 'later', to: at + 1, icon: <ArrowDown aria-hidden /> },
  ] as const;
  return (
    <li aria-label={name} className="grid gap-2">
      <img
        src={sourceOf(picture)}
        alt={name}
        width={picture.width}
        height={picture.height}
        style={{ maxHeight: isOneOfSeveral ? '8rem' : undefined }}
        className="max-h-64 w-auto rounded-md border border-line"
      />
      <div className="grid min-w-0 content-start gap-1">
        <TextField
          data-draft="kept"
          label={t('alt')}
          optional
          maxLength={MAX_ALT_TEXT}
          value={picture.alt}
          onChange={(event) => onDescribe(event.target.value)}
        />
        <div className="flex flex-wrap justify-end">
          {isOneOfSeveral &&
            moves.map(({ way, to, icon }) => (
              <IconButton
                key={way}
                id={`${id}${way}`}
                label={t(way, place)}
                icon={icon}
                aria-disabled={to < 0 || to >= count}
                onClick={() => to >= 0 && to < count && onMove(to, `${id}${way}`)}
              />
            ))}
          <IconButton
            label={t(isOneOfSeveral ? 'removeOf' : 'remove', place)}
            icon={<X aria-hidden />}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  );
}
