import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TOPICS, topicOf } from '@/domain/topics';
import { Button } from '@/ui/button';
import { slideIntoRow } from '@/ui/slide-into-row';
import { useAddressChoice } from '@/ui/use-address-choice';
import { TOPIC_ICONS } from './topic-icons';
import './topics.css';

/** Narrows a feed to one topic. The address keeps it, so that it can be linked, and left by the browser's way back. */
export function TopicFilter() {
  const { t } = useTranslation('posts');
  const [value, choose] = useAddressChoice('topic', false);
  const chosen = topicOf(value);
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one was chosen, perhaps by the address.
  useEffect(() => {
    slideIntoRow(row.current, row.current?.querySelector('[aria-pressed=true]'));
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not slide sideways.
    <div ref={row} role="group" aria-label={t('topics.filter')} className="topic-filter overflow-x-auto">
      {[null, ...TOPICS].map((topic) => {
        const Icon = topic && TOPIC_ICONS[topic];
        return (
          <Button
            key={topic}
            size="sm"
            variant={topic === chosen ? 'primary' : 'secondary'}
            aria-pressed={topic === chosen}
            icon={Icon && <Icon aria-hidden />}
            onClick={() => choose(topic)}
          >
            {t(topic ? `topics.names.${topic}` : 'topics.all')}
          </Button>
        );
      })}
    </div>
  );
}
