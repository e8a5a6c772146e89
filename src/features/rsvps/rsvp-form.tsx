import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { childLabels } from '@/domain/child-labels';
import { RSVP_ANSWERS, type RsvpAnswer, type RsvpInput } from '@/domain/entities/rsvp';
import type { Child } from '@/domain/fields';
import { useMe } from '@/features/session';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';

interface Props {
  isClosed: boolean;
  /** What is answered by now; undefined as long as nobody knows. */
  rsvp: RsvpInput | null | undefined;
  /** Why nothing can be answered here, in words where nothing else says so. */
  blocked: string | boolean;
  onAnswer: (input: RsvpInput) => void;
}

const ICONS = { going: CircleCheck, maybe: CircleHelp, no: CircleX } as const;

const isSame = (one: Child) => (other: Child) =>
  one.name === other.name && one.gradeOrRoom === other.gradeOrRoom;

/** Three buttons, one tap each; who comes then says with whom. */
export function RsvpForm({ isClosed, rsvp, blocked, onAnswer }: Props) {
  const { t } = useTranslation('rsvps');
  const { children } = useMe();
  const isBlocked = blocked !== false;
  const choose = (answer: RsvpAnswer) => {
    // Once more is no news: nothing has to be asked of the server.
    if (rsvp?.answer !== answer) onAnswer({ answer, children: [], isNamed: rsvp?.isNamed ?? true });
  };
  const isOpen = (answer: RsvpAnswer) => !isBlocked && (!isClosed || answer === 'no');
  const isGoing = rsvp?.answer === 'going';
  const mayChange = isGoing && isOpen('going');
  const bring = (child: Child, comes: boolean) => {
    if (!rsvp) return;
    // In the order of the account, so that the same children are the same answer.
    const brought = children.filter((one) => (isSame(one)(child) ? comes : rsvp.children.some(isSame(one))));
    onAnswer({ ...rsvp, children: brought });
  };
  if (isClosed && (!rsvp || rsvp.answer === 'no') && !isBlocked) return null;
  return (
    <div className="grid gap-2">
      <fieldset className="grid grid-cols-3 gap-2 sm:flex">
        <legend className="sr-only">{t('legend')}</legend>
        {RSVP_ANSWERS.map((answer) => {
          const Icon = ICONS[answer];
          const isChosen = rsvp?.answer === answer;
          return (
            <Button
              key={answer}
              variant={isChosen ? 'primary' : 'secondary'}
              aria-pressed={isChosen}
              disabled={!isOpen(answer)}
              icon={<Icon aria-hidden />}
              // Beside the words, a picture would break them on a phone.
              className="max-sm:flex-col max-sm:gap-1 max-sm:px-1"
              onClick={() => choose(answer)}
            >
              {t(`answer.${answer}`)}
            </Button>
          );
        })}
      </fieldset>
      {typeof blocked === 'string' && <p className="text-muted text-sm">{blocked}</p>}
      {isGoing && rsvp && (
        <div className="grid">
          {children.length > 0 && (
            <fieldset disabled={!mayChange} className="grid">
              <legend className="text-sm">{t('withChildren')}</legend>
              {children.map((child, at) => (
                <Checkbox
                  // biome-ignore lint/suspicious/noArrayIndexKey: two children may be called the same.
                  key={at}
                  label={<bdi>{childLabels([child]).join()}</bdi>}
                  checked={rsvp.children.some(isSame(child))}
                  onChange={({ target }) => bring(child, target.checked)}
                />
              ))}
              <p className="text-muted text-sm">{t('hostSees')}</p>
            </fieldset>
          )}
          <fieldset disabled={!mayChange} className="grid">
            <legend className="sr-only">{t('shownLegend')}</legend>
            <Checkbox
              label={t('named')}
              hint={t('namedHint')}
              checked={rsvp.isNamed}
              onChange={({ target }) => onAnswer({ ...rsvp, isNamed: target.checked })}
            />
          </fieldset>
        </div>
      )}
    </div>
  );
}
