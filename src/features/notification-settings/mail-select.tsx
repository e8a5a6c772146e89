import { useTranslation } from 'react-i18next';
import { MAIL_CHOICES, type MailChoice } from '@/domain/entities/notification-settings';
import { Select, type SelectProps } from '@/ui/select';

interface Props extends Pick<SelectProps, 'label' | 'hideLabel' | 'disabled' | 'className'> {
  value: MailChoice;
  choose: (choice: MailChoice) => void;
}

/** How one kind of news comes by mail. */
export function MailSelect({ choose, ...props }: Props) {
  const { t } = useTranslation('notification-settings');
  return (
    <Select
      {...props}
      options={MAIL_CHOICES.map((choice) => ({ value: choice, label: t(`mail.${choice}`) }))}
      onChange={({ target: { value } }) => {
        const chosen = MAIL_CHOICES.find((choice) => choice === value);
        if (chosen) choose(chosen);
      }}
    />
  );
}
