import { useTranslation } from 'react-i18next';
import { bringMessages } from '@/i18n/i18n';
import type { Messages } from '@/i18n/resources';
import validation from '@/messages/en/validation.json';

/** Words for what is wrong with a field: the schemas name a key of the validation messages. */
export function useValidationMessage(): (
  problem: { message?: string | undefined } | string | undefined,
) => string | undefined {
  bringMessages('validation', validation);
  const { t } = useTranslation('validation');
  return (problem) => {
    const key = typeof problem === 'string' ? problem : problem?.message;
    // A schema's messages are strings to the resolver; the domain's tests hold them to the catalogue.
    // What only the form of an event or a sign-up list says comes with its other messages, and not with every page.
    return key && t(key as keyof Messages['validation'], { ns: ['validation', 'calendar', 'sign-ups'] });
  };
}
