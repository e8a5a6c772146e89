import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from './key';

interface Row {
  does: 'search' | 'write' | 'home' | 'events' | 'groups' | 'people' | 'keys';
  keys: readonly string[];
  /** Pressed at once, as opposed to one after another. */
  together?: boolean;
}

/** Keys and what they do. */
export function KeyList({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('shortcuts');
  return (
    <dl className="grid divide-y divide-line">
      {rows.map(({ does, keys, together }) => (
        <div key={does} className="flex items-center justify-between gap-4 py-2">
          <dt>{t(`does.${does}`)}</dt>
          <dd className="flex shrink-0 items-center gap-1.5 text-muted text-sm">
            {keys.map((sign, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same key may be pressed twice
              <Fragment key={at}>
                {at > 0 && <span> {t(together ? 'and' : 'then')} </span>}
                <Key sign={sign} />
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
