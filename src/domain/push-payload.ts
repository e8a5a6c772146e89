/** What a device is sent, and shows. */
export interface PushPayload {
  title: string;
  /** Empty unless its parent lets devices say who wrote what. */
  body: string;
  /** Where it leads: a path of the app. */
  url: string;
  /** What takes the place of what: the id of the notification. */
  tag: string;
  /** How many notifications are unread, for the icon of the app. */
  badge: number;
  /** It is about a comment, which can be answered. */
  canReply: boolean;
  /** Shown also where the app is on screen: somebody tries it out. */
  isTest: boolean;
}

/** Longer than what a device shows; services take 4 kB at most. */
export const MAX_PUSH_TEXT = 200;

/**
 * What a device was sent. Null for anything else, and for what leads out of the app: nobody but our functions can encrypt
 * for a device, and still what it opens should not be theirs alone to say.
 */
export function payloadIn(text: string | undefined): PushPayload | null {
  try {
    const { title, body, url, tag, badge, canReply, isTest } = JSON.parse(text ?? '') as Record<
      string,
      unknown
    >;
    if (typeof title !== 'string' || typeof tag !== 'string' || !isPath(url)) return null;
    return {
      ...{ title, tag, url },
      body: typeof body === 'string' ? body : '',
      badge: typeof badge === 'number' ? badge : 0,
      canReply: canReply === true,
      isTest: isTest === true,
    };
  } catch {
    return null;
  }
}

/** Whether it is a path of this site: neither another one's address nor one that a browser would take for that. */
export const isPath = (url: unknown): url is string =>
  typeof url === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(url);
