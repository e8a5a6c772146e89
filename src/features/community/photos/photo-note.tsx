import { CameraOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoWish } from '@/domain/entities/photo-wish';
import { useFamilyName } from '../api/use-family-name';
import { usePhotoWishes } from '../api/use-photo-wishes';
import { useRules } from '../api/use-rules';

/** More wishes are behind a line that opens. */
const SHOWN = 2;
/** Of more families the directory is not asked for their names. */
const NAMED = 10;

interface PhotoNoteProps {
  schoolId: string;
}

/** What to mind with a picture: the school's rule, and what families wish. */
export function PhotoNote({ schoolId }: PhotoNoteProps) {
  const { t } = useTranslation('community');
  const { data: rules } = useRules(schoolId);
  const { data: wishes = [] } = usePhotoWishes(schoolId);
  const [isOpen, setOpen] = useState(false);
  const count = wishes.length;
  const list = (
    <ul className="grid gap-1">
      {wishes.map((wish) => (
        <li key={wish.userId} className="[overflow-wrap:anywhere]" dir="auto">
          <Wish wish={wish} isNamed={count <= NAMED} />
        </li>
      ))}
    </ul>
  );
  return (
    <div role="status" className="flex items-start gap-2 text-muted text-sm empty:hidden">
      {rules && (
        <>
          <CameraOff aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="grid min-w-0 gap-1">
            <p className="[overflow-wrap:anywhere]">{rules.photoRule}</p>
            {count > SHOWN ? (
              <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
                <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11 pointer-coarse:py-3">
                  {t('photos.all', { count })}
                </summary>
                {isOpen && list}
              </details>
            ) : (
              count > 0 && (
                <>
                  <p className="sr-only">{t('photos.wishes', { count })}</p>
                  {list}
                </>
              )
            )}
          </div>
        </>
      )}
    </div>
  );
}

function Wish({ wish: { schoolId, userId, text }, isNamed }: { wish: PhotoWish; isNamed: boolean }) {
  const { t } = useTranslation('community');
  const family = useFamilyName(schoolId, userId, isNamed);
  return family ? t('photos.of', { text, family }) : text;
}
