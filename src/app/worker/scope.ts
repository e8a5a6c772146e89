/**
 * The parts of a service worker's world that are used here. TypeScript's own library of them can't be loaded beside that of
 * pages, in which all else of the app lives.
 */
export interface WorkerScope {
  registration: {
    showNotification(title: string, options: ShownNotification): Promise<void>;
    pushManager: Pick<PushManager, 'subscribe' | 'getSubscription'>;
  };
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly AppWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  navigator: { setAppBadge?(count: number): Promise<void> };
}

/** What a notification of the system can be told, beyond what pages may say of theirs. */
export interface ShownNotification {
  body: string;
  tag: string;
  /** Rings again for what takes the place of another one. */
  renotify: boolean;
  icon: string;
  lang: string;
  data: { url: string };
  actions: readonly { action: string; title: string }[];
}

/** An open window of the app. */
export interface AppWindow {
  readonly visibilityState: DocumentVisibilityState;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(message: WorkerMessage, transfer?: Transferable[]): void;
}

/** What a worker says to a window: where its person wants to go, or that the browser has another subscription. */
export type WorkerMessage = { open: string } | 'subscription-changed';
