import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { Dialog } from '@/ui/dialog';
import { KeyList } from './key-list';
import { isMac } from './platform';
import { areSingleKeysOn, switchSingleKeys } from './single-keys';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The keys of the frame, and the way to switch off those that are pressed alone. */
export function ShortcutsDialog({ open, onOpenChange }: Props) {
  const { t } = useTranslation('shortcuts');
  const [on, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('title')}>
      <div className="grid gap-4">
        <KeyList rows={[{ does: 'search', keys: [isMac() ? '⌘' : 'Ctrl', 'K'], together: true }]} />
        <Checkbox
          label={t('single')}
          hint={t('singleHint')}
          checked={on}
          onChange={(event) => {
            setOn(event.target.checked);
            switchSingleKeys(event.target.checked);
          }}
        />
        {on && (
          <KeyList
            rows={[
              { does: 'search', keys: ['/'] },
              { does: 'write', keys: ['N'] },
              { does: 'home', keys: ['G', 'H'] },
              { does: 'events', keys: ['G', 'E'] },
              { does: 'groups', keys: ['G', 'G'] },
              { does: 'people', keys: ['G', 'P'] },
              { does: 'keys', keys: ['?'] },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}
