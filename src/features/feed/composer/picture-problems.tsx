import { useTranslation } from 'react-i18next';
import { MAX_POST_IMAGES } from '@/domain/limits';
import { useFormat } from '@/i18n/format';
import { useErrorMessage } from '@/ui/use-error-message';
import type { UnfitFile } from './prepare-picture';
import type { FailedFile, usePictures } from './use-pictures';

/** By its name: its class comes with the code that prepares pictures, which need not be here. */
const isUnfit = (failure: unknown): failure is UnfitFile =>
  failure instanceof Error && failure.name === 'UnfitFile';

interface Props {
  pictures: Pick<ReturnType<typeof usePictures>, 'failed' | 'hadNoRoom'>;
  /** So many more are there than a post may have. */
  tooMany: number;
}

/** Says which files are no pictures of the post, and why. */
export function PictureProblems({ pictures: { failed, hadNoRoom }, tooMany }: Props) {
  const { t } = useTranslation('pictures');
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const wordsOf = ({ failure }: FailedFile): string => {
    if (!isUnfit(failure)) return errorMessage(failure, t('unreadable'));
    if (failure.problem === 'tooBig') return t('tooBig', { max: format.fileSize(failure.most) });
    return failure.problem === 'empty' ? t('unreadable') : t('notAPicture');
  };
  const problems = failed.map((file) =>
    failed.length > 1 ? t('ofFile', { name: file.name, problem: wordsOf(file) }) : wordsOf(file),
  );
  if (hadNoRoom) problems.push(t('full', { most: MAX_POST_IMAGES }));
  if (tooMany > 0) problems.push(t('tooMany', { most: MAX_POST_IMAGES, count: tooMany }));
  return (
    <div role="alert" className="empty:hidden">
      {problems.map((problem, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name and the same problem.
        <p key={at} className="font-medium text-danger text-sm [overflow-wrap:anywhere]">
          {problem}
        </p>
      ))}
    </div>
  );
}
