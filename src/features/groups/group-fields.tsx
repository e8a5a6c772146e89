import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_DESCRIPTION } from '@/domain/limits';
import { TextArea } from '@/ui/text-area';
import { useValidationMessage } from '@/ui/use-validation-message';
import { AccessChoice } from './access-choice';
import { CoverChoice } from './cover-choice';

interface Props {
  /** `register('description')`, and so on. */
  description: UseFormRegisterReturn;
  access: UseFormRegisterReturn;
  cover: UseFormRegisterReturn;
  /** What is wrong with the description. */
  error: string | undefined;
}

/** What of a group can be changed, when it is founded and later. */
export function GroupFields({ description, access, cover, error }: Props) {
  const { t } = useTranslation('groups');
  const say = useValidationMessage();
  return (
    <>
      <TextArea
        label={t('description')}
        hint={t('descriptionHint')}
        optional
        rows={4}
        maxLength={MAX_DESCRIPTION}
        error={say(error)}
        {...description}
      />
      <AccessChoice {...access} />
      <CoverChoice {...cover} />
    </>
  );
}
