import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelectedSchool } from '@/features/session';
import { DialogPanel } from '@/ui/dialog-panel';
import { Composer } from './composer';

interface Props {
  onOpenChange: (open: boolean) => void;
  onPosted: () => void;
}

/** The composer of the school's feed over any page: all of the window on a phone. What is typed stays when it is closed. */
export function ComposerSheet({ onOpenChange, onPosted }: Props) {
  const { t } = useTranslation('feed');
  const { schoolId } = useSelectedSchool();
  const feed = useMemo(() => ({ schoolId, groupId: null }), [schoolId]);
  return (
    <DialogPanel open onOpenChange={onOpenChange} title={t('composer.title')} size="palette">
      <Composer
        feed={feed}
        inSheet
        onPosted={() => {
          onOpenChange(false);
          onPosted();
        }}
      />
    </DialogPanel>
  );
}
