import { useTranslation } from 'react-i18next';
import type { Topic } from '@/domain/topics';
import { cx } from '@/ui/cx';
import { TOPIC_ICONS } from './topic-icons';
import './topics.css';

/** What a post is about: a sign and its name, in a colour. */
export function TopicBadge({ topic }: { topic: Topic }) {
  const { t } = useTranslation('posts');
  const Icon = TOPIC_ICONS[topic];
  return (
    <span className={cx('topic', `topic-${topic}`)}>
      <Icon aria-hidden />
      {t(`topics.names.${topic}`)}
    </span>
  );
}
