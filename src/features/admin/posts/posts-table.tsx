import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/domain/entities/post';
import { ADMIN_POST_PREVIEW } from '@/domain/limits';
import { preview } from '@/domain/preview';
import { EmptyState } from '@/ui/empty-state';
import { Select } from '@/ui/select';
import { DataTable } from '@/ui/table/data-table';
import { useRowsChoice } from '@/ui/table/use-rows-choice';
import { useSchoolNames } from '../api/use-school-names';
import { DeleteChosen } from './delete-chosen';
import { usePostColumns } from './use-post-columns';

const keyOf = ({ id }: Post) => id;

/** The newest posts, to be filtered by school, sorted, and deleted singly or several at once. */
export function PostsTable({ posts }: { posts: readonly Post[] }) {
  const { t } = useTranslation(['tables', 'admin']);
  const { nameOf } = useSchoolNames();
  const [schoolId, setSchool] = useState('');
  const columns = usePostColumns();
  const shown = schoolId ? posts.filter((post) => post.schoolId === schoolId) : posts;
  const choice = useRowsChoice(shown, keyOf);
  const schools = [...new Set(posts.map((post) => post.schoolId))]
    .map((id) => ({ value: id, label: nameOf(id) ?? id }))
    .sort((a, b) => a.label.localeCompare(b.label));
  // One's choice stays in the list when the last post of the school is gone.
  if (schoolId && !schools.some(({ value }) => value === schoolId))
    schools.push({ value: schoolId, label: nameOf(schoolId) ?? schoolId });
  const labelOf = ({ authorName, content }: Post) =>
    t('posts.choose', { name: authorName, text: preview(content, ADMIN_POST_PREVIEW) });
  return (
    <div className="grid grid-cols-1 gap-4">
      {posts.length > 0 && (
        <div className="max-w-column">
          <Select
            label={t('posts.school')}
            placeholder={t('posts.all')}
            options={schools}
            value={schoolId}
            onChange={(event) => setSchool(event.target.value)}
          />
        </div>
      )}
      <DeleteChosen shown={shown} choice={choice}>
        {shown.length === 0 ? (
          <EmptyState message={posts.length === 0 ? t('admin:posts.none') : t('posts.noneOf')} />
        ) : (
          <DataTable
            label={t('admin:posts.title')}
            columns={columns}
            items={shown}
            keyOf={keyOf}
            choice={{ ...choice, labelOf }}
          />
        )}
      </DeleteChosen>
    </div>
  );
}
