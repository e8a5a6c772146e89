import { GroupPage } from '@/features/groups';
import { renderEventShortcut } from './post-actions';

/** /groups/{groupId} with what other features offer on a post. */
export const GroupScreen = () => <GroupPage renderAction={renderEventShortcut} />;
