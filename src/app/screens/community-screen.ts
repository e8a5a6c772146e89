// A module of its own, as case-queue-screen.ts says.
export { CommunityPage as CommunityScreen } from '@/features/moderation';
