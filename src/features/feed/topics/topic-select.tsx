import { useTranslation } from 'react-i18next';
import { TOPICS, type Topic, topicOf } from '@/domain/topics';
import { Select } from '@/ui/select';

export interface TopicSelectProps {
  topic: Topic | null;
  disabled: boolean;
  onChange: (topic: Topic | null) => void;
}

/** Says what a post is about, if one likes. */
export function TopicSelect({ topic, disabled, onChange }: TopicSelectProps) {
  const { t } = useTranslation('posts');
  return (
    <Select
      data-draft="kept"
      label={t('topics.choose')}
      hideLabel
      disabled={disabled}
      value={topic ?? ''}
      options={[
        { value: '', label: t('topics.none') },
        ...TOPICS.map((value) => ({ value, label: t(`topics.names.${value}`) })),
      ]}
      onChange={({ target }) => onChange(topicOf(target.value))}
    />
  );
}
