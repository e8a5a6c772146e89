export {
  AnnouncementOnShow,
  AnnouncementsPage,
  announcementFormPath,
  restoreToAnnouncementForm,
} from './late-parts';
export { NewestAnnouncement } from './newest/lazy-newest';
export { Room as AnnouncementRoom } from './newest/room';
