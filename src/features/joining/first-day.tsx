import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '@/domain/entities/user';
import { Section } from '@/ui/section';

const STEPS = ['picture', 'children', 'demo'] as const;

/** Where each step is done. */
const PLACES = { picture: '/edit-profile', children: '/edit-profile', demo: '/demo' } as const;

/**
 * What a parent can do before they are let in, so that the first hour is no waiting room. What they write about themselves is
 * seen by nobody but who decides, until they are members.
 */
export function FirstDay({ user }: { user: User }) {
  const { t } = useTranslation('joining');
  const done = { picture: user.profilePicUrl !== null, children: user.children.length > 0, demo: false };
  return (
    <Section title={t('firstDay.title')} lead={t('firstDay.lead')}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
        {STEPS.map((step) => (
          <li key={step}>
            <Link
              to={PLACES[step]}
              className="grid h-full content-start gap-1 rounded-lg border border-line bg-surface p-4 shadow-raised hover:border-ink"
            >
              <span className="flex items-start gap-2 font-semibold">
                {done[step] && <Check aria-hidden className="mt-1 size-4 shrink-0 text-success" />}
                {t(`firstDay.${step}.${done[step] ? 'done' : 'title'}`)}
              </span>
              <span className="text-muted text-sm">{t(`firstDay.${step}.text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
