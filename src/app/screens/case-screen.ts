// A module of its own, as case-queue-screen.ts says.
export { CasePage as CaseScreen } from '@/features/moderation';
