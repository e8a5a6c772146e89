import * as v from 'valibot';
import { NOTIFICATION_KINDS, type NotificationKind } from '../notification-kinds';

/** How a kind comes by mail: at once, with the others in the digest, or not at all. */
export const MAIL_CHOICES = ['now', 'digest', 'off'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

const channelsSchema = v.object({
  /** In the bell of the app. */
  app: v.boolean(),
  /** On the devices that the parent has allowed to. */
  push: v.boolean(),
  mail: v.picklist(MAIL_CHOICES),
});
export type Channels = v.InferOutput<typeof channelsSchema>;

/** How often a digest comes. */
export const DIGEST_RHYTHMS = ['daily', 'weekly', 'never'] as const;

const hourSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23));

/** `users/{uid}/settings/notifications`: what its owner wants to be told, and how. Missing, it is DEFAULT_SETTINGS. */
export const notificationSettingsSchema = v.object({
  kinds: v.object(v.entriesFromList(NOTIFICATION_KINDS, channelsSchema)),
  /** From which full hour to which one devices stay silent, by the clocks of the zone; null for never. */
  quietHours: v.nullable(v.object({ from: hourSchema, to: hourSchema })),
  /** The zone of quiet hours and of the digest (IANA name). */
  timeZone: v.string(),
  /** Whether a push may say who wrote what, which a locked screen shows to everybody. */
  pushShowsText: v.boolean(),
  digest: v.object({ rhythm: v.picklist(DIGEST_RHYTHMS), hour: hourSchema }),
});
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>;

const PUSHED: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  ...(['comment', 'reply', 'mention', 'event-soon', 'announcement', 'staff'] as const),
]);

const defaultsOf = (kind: NotificationKind): Channels => ({
  app: true,
  push: PUSHED.has(kind),
  mail: kind === 'decision' ? 'now' : 'off',
});

/** Who has chosen nothing: all in the app; answers, mentions, what is near and announcements by push, once that is allowed; decisions by mail. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  kinds: Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, defaultsOf(kind)]),
  ) as NotificationSettings['kinds'],
  quietHours: { from: 21, to: 7 },
  timeZone: 'Etc/UTC',
  pushShowsText: false,
  digest: { rhythm: 'never', hour: 17 },
};

/** What is stored, with what it lacks: of before a kind was there. */
export function settingsIn(stored: unknown): NotificationSettings {
  const { kinds, ...rest } = (stored ?? {}) as Partial<NotificationSettings>;
  const found = v.safeParse(notificationSettingsSchema, {
    ...DEFAULT_SETTINGS,
    ...rest,
    kinds: { ...DEFAULT_SETTINGS.kinds, ...kinds },
  });
  return found.success ? found.output : DEFAULT_SETTINGS;
}
