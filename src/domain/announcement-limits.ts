/** An announcement: its texts, and for how many days it stands on the dashboards of those who have not seen it. */
export const MAX_ANNOUNCEMENT_TITLE = 120;
export const MAX_ANNOUNCEMENT_TEXT = 5_000;
export const ANNOUNCEMENT_DAYS = 14;
