import { ChartBar } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import type { DraftPoll } from '../model/draft-poll';
import { PollFields, type PollForm } from './poll-fields';

export interface PollComposerProps {
  ref: Ref<PollForm>;
  /** What is being written; null for no poll. */
  poll: DraftPoll | null;
  disabled: boolean;
  /** A post was tried without words. */
  needsQuestion: boolean;
  onChange: (poll: DraftPoll | null) => void;
}

/** As wide as what stands in its place until it is fetched. */
const POLL_BUTTON = '6rem';

const NEW: DraftPoll = { options: ['', ''], isMultiple: false, end: '7', at: '' };

/** Makes a post that is being written a poll: a button, and then the fields. */
export function PollComposer({ poll, onChange, ...fields }: PollComposerProps) {
  const { t } = useTranslation('polls');
  // What was begun before, and is there after a reload, takes no focus.
  const [isBegun, setBegun] = useState(false);
  if (poll) return <PollFields {...fields} poll={poll} onChange={onChange} takesFocus={isBegun} />;
  if (fields.disabled) return null;
  return (
    <Button
      variant="quiet"
      icon={<ChartBar aria-hidden />}
      style={{ minWidth: POLL_BUTTON }}
      onClick={() => {
        setBegun(true);
        onChange(NEW);
      }}
    >
      {t('form.start')}
    </Button>
  );
}
