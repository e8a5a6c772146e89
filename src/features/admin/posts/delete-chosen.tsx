import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { ADMIN_POST_PREVIEW } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { useFormat } from '@/i18n/format';
import { Button } from '@/ui/button';
import { ChosenRowsBar } from '@/ui/table/chosen-bar';
import type { useRowsChoice } from '@/ui/table/use-rows-choice';
import { useErrorMessage } from '@/ui/use-error-message';
import { useDeletePosts } from '../api/use-delete-posts';
import { BatchResult } from '../batch/batch-result';

interface Props {
  shown: readonly Post[];
  choice: ReturnType<typeof useRowsChoice<Post>>;
  /** The table. */
  children: ReactNode;
}

/** Deletes the chosen posts after one question; those that could not be deleted stay chosen. */
export function DeleteChosen({ shown, choice, children }: Props) {
  const { t } = useTranslation('tables');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const { batch, ask, forget } = useDeletePosts(({ id }) => choice.choose([id], false));
  const { chosen } = choice;
  const isRunning = batch?.isRunning ?? false;
  const names = [...new Set(chosen.map(({ authorName }) => authorName))];
  return (
    <>
      <BatchResult
        batch={batch}
        keyOf={({ id }) => id}
        done={(count) => t('posts.deleted', { count })}
        failed={(count) => t('posts.failed', { count })}
        lineOf={({ item, error }) =>
          t('posts.failedNamed', {
            name: item.authorName,
            text: preview(item.content, ADMIN_POST_PREVIEW),
            reason: errorMessage(error),
          })
        }
        onDismiss={forget}
      />
      {children}
      <ChosenRowsBar
        count={shown.length}
        chosen={chosen.length}
        onChooseAll={(isChosen) =>
          choice.choose(
            shown.map(({ id }) => id),
            isChosen,
          )
        }
        progress={
          batch && isRunning
            ? {
                label: t('posts.deleting', { done: batch.over, count: batch.count }),
                value: batch.over / batch.count,
              }
            : undefined
        }
      >
        <Button
          variant="danger"
          busy={isRunning}
          busyLabel={t('posts.busy')}
          onClick={() => void ask(chosen, t('posts.by', { names: format.list(names) }))}
        >
          {t('posts.delete', { count: chosen.length })}
        </Button>
      </ChosenRowsBar>
    </>
  );
}
