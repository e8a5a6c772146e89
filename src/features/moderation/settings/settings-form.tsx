import { useTranslation } from 'react-i18next';
import { errorCode } from '@/backend/errors';
import type { RulesSettings, SafetySettings } from '@/domain/entities/community-settings';
import { MAX_ASKED_WORDS, MAX_RULE_TEXT } from '@/domain/limits';
import { DraftNote } from '@/features/drafts';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { useValidationMessage } from '@/ui/use-validation-message';
import { useSaveCommunity } from '../api/use-save-community';
import { ChangedMeanwhile } from './changed-meanwhile';
import { ContactsField } from './contacts-field';
import { RulesField } from './rules-field';
import { toSettingsValues } from './settings-values';
import { useSettingsForm } from './use-settings-form';

interface Props {
  schoolId: string;
  rules: RulesSettings;
  safety: SafetySettings;
}

/** What staff set for their school, in one form. */
export function SettingsForm({ schoolId, rules, safety }: Props) {
  const { t } = useTranslation('moderation');
  const now = toSettingsValues(rules, safety);
  const settings = useSettingsForm(schoolId, now, rules.version);
  const { form, store, edited, changed, isBegun, startAnew, settle, takeTheirs, keepMine } = settings;
  const { register, handleSubmit, getValues, formState } = form;
  const { errors } = formState;
  const saving = useSaveCommunity(() => store.set(null));
  const say = useValidationMessage();
  const isRefused = saving.error !== null && errorCode(saving.error) === 'aborted';
  // Somebody else's rules are here; after a refusal they are on their way.
  const isBehind = edited !== rules.version;
  const resolve = (choose: () => void) => () => {
    saving.reset();
    choose();
  };
  const submit = handleSubmit((input) => {
    const sent = structuredClone(getValues());
    saving.mutate({ schoolId, version: edited, ...input }, { onSuccess: () => settle(sent, input) });
  });
  return (
    <form noValidate data-draft="kept" className="grid gap-10" onSubmit={(event) => void submit(event)}>
      {isBegun && <DraftNote onStartAnew={startAnew} />}
      <ChangedMeanwhile
        isShown={isBehind || isRefused}
        theirs={isBehind ? rules.rules : null}
        onTakeTheirs={resolve(takeTheirs)}
        onKeepMine={resolve(keepMine)}
      />
      <Section title={t('settings.rules.title')} lead={t('settings.rules.lead')}>
        <RulesField form={form} />
        <div role="status">{changed.rules && <Banner tone="info">{t('settings.rules.asked')}</Banner>}</div>
      </Section>
      <Section title={t('settings.photo.title')}>
        <TextArea
          data-draft="kept"
          label={t('settings.photo.label')}
          hint={t('settings.photo.hint')}
          maxLength={MAX_RULE_TEXT}
          error={say(errors.photoRule?.message)}
          {...register('photoRule')}
        />
      </Section>
      <Section title={t('settings.contacts.title')} lead={t('settings.contacts.lead')}>
        <ContactsField form={form} />
      </Section>
      <Section title={t('settings.asked.title')} lead={t('settings.asked.lead')}>
        <TextArea
          data-draft="kept"
          label={t('settings.asked.label')}
          hint={t('settings.asked.hint', { max: MAX_ASKED_WORDS })}
          optional
          rows={6}
          error={say(errors.askedWords?.message ?? errors.askedWords?.root?.message)}
          {...register('askedWords')}
        />
      </Section>
      <Button
        type="submit"
        busy={saving.isPending}
        busyLabel={t('settings.saving')}
        className="justify-self-start"
      >
        {t('settings.save')}
      </Button>
    </form>
  );
}
