import { useTranslation } from 'react-i18next';
import type { Channels } from '@/domain/entities/notification-settings';
import { NOTIFICATION_KINDS, type NotificationKind } from '@/domain/notification-kinds';
import type { ChoicesProps } from './choices-props';
import { MailSelect } from './mail-select';

/** The ways in which a kind comes or not; by mail there is more to choose. */
const SWITCHES = ['app', 'push'] as const;

/**
 * Which kinds of news come, and how. The choices stand below their kind, each with its word beside it, and wrap in a narrow
 * window or with large letters.
 */
export function KindsTable({ settings, choose, disabled }: ChoicesProps) {
  const { t } = useTranslation('notification-settings');
  const set = (kind: NotificationKind, change: Partial<Channels>) =>
    choose(({ kinds, ...rest }) => ({
      ...rest,
      kinds: { ...kinds, [kind]: { ...kinds[kind], ...change } },
    }));
  return (
    <div className="grid gap-3">
      <table className="block">
        <tbody className="block">
          {NOTIFICATION_KINDS.map((kind) => (
            <tr key={kind} className="flex flex-wrap items-center gap-x-4 border-line border-b py-2">
              <th scope="row" className="w-full text-left font-normal">
                {t(`kinds.${kind}`)}
              </th>
              {SWITCHES.map((channel) => (
                <td key={channel}>
                  <label className="flex min-h-11 cursor-pointer items-center gap-2">
                    <span className="sr-only">
                      {t('kinds.choice', { kind: t(`kinds.${kind}`), channel: t(`channels.${channel}`) })}
                    </span>
                    <input
                      type="checkbox"
                      className="size-6 accent-accent"
                      checked={settings.kinds[kind][channel]}
                      disabled={disabled}
                      onChange={(event) => set(kind, { [channel]: event.target.checked })}
                    />
                    <span aria-hidden className="text-sm">
                      {t(`channels.${channel}`)}
                    </span>
                  </label>
                </td>
              ))}
              <td className="flex min-w-0 flex-wrap items-center gap-x-2">
                <span aria-hidden className="text-sm">
                  {t('channels.mail')}
                </span>
                <MailSelect
                  label={t('mail.choice', { kind: t(`kinds.${kind}`) })}
                  hideLabel
                  value={settings.kinds[kind].mail}
                  disabled={disabled}
                  choose={(mail) => set(kind, { mail })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted text-sm">{t('kinds.danger')}</p>
    </div>
  );
}
