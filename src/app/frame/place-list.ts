import {
  CalendarDays,
  ClipboardCheck,
  House,
  type LucideIcon,
  MailPlus,
  Scale,
  Settings2,
  Sparkles,
  Users,
  UsersRound,
} from 'lucide-react';
import type { User } from '@/domain/entities/user';

/** A place of the community, or a screen of those who run it, as the frame leads there. */
export interface Place {
  to: string;
  icon: LucideIcon;
  /** Its name in the messages of the frame. */
  label:
    | `places.${'home' | 'events' | 'groups' | 'people' | 'assistant' | 'invites'}`
    | 'requests'
    | 'moderator'
    | 'admin';
}

/** The tabs of a phone, two on each side of what is written with. */
export const TABS = [
  { to: '/dashboard', icon: House, label: 'places.home' },
  { to: '/events', icon: CalendarDays, label: 'places.events' },
  { to: '/groups', icon: UsersRound, label: 'places.groups' },
  { to: '/directory', icon: Users, label: 'places.people' },
] as const satisfies readonly Place[];

/** What else members have: in the rail, and in the account menu where there is none. */
export const MORE_PLACES = [
  { to: '/parent-assistant', icon: Sparkles, label: 'places.assistant' },
  { to: '/invites', icon: MailPlus, label: 'places.invites' },
] as const satisfies readonly Place[];

const REQUESTS = { to: '/admin/pending-requests', icon: ClipboardCheck, label: 'requests' } as const;
const MODERATOR = { to: '/moderator', icon: Scale, label: 'moderator' } as const;
const ADMIN = { to: '/admin', icon: Settings2, label: 'admin' } as const;

/** The screens of whoever reviews or runs schools. */
export function staffPlaces(user: Pick<User, 'isModerator' | 'isAdmin'> | null): Place[] {
  if (!user) return [];
  return [
    ...(user.isModerator || user.isAdmin ? [REQUESTS] : []),
    ...(user.isModerator ? [MODERATOR] : []),
    ...(user.isAdmin ? [ADMIN] : []),
  ];
}
