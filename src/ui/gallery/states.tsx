import { Banner } from '../banner';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Notice } from '../notice';
import { Section } from '../section';
import { SkeletonCard, SkeletonGroup, SkeletonPost } from '../skeleton';
import { LoadingText } from '../spinner';

export function States() {
  return (
    <Section title="States">
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <Banner title="You were invited" actions={<Button size="sm">Join</Button>}>
            This code opens Maplewood Elementary for you.
          </Banner>
          <Banner tone="success" onDismiss={() => {}}>
            Your invite code works.
          </Banner>
          <Banner tone="warning">You are offline. What you write is kept and sent later.</Banner>
          <Banner tone="danger">You need an invite code to join.</Banner>
          <Notice message="Link copied ✓" onClear={() => {}} clearAfterMs={3_600_000} />
          <ErrorState onRetry={() => {}} />
        </div>
        <div className="grid content-start gap-4">
          <EmptyState
            drawing="noticeboard"
            message="No posts yet. Be the first to post something!"
            action={<Button size="sm">Write a post</Button>}
          />
          <LoadingText />
          <SkeletonGroup>
            <SkeletonPost />
            <SkeletonCard />
          </SkeletonGroup>
        </div>
      </div>
    </Section>
  );
}
