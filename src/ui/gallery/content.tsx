import { Heart, MessageCircle } from 'lucide-react';
import { Avatar } from '../avatar';
import { Badge } from '../badge';
import { Button } from '../button';
import { Card } from '../card';
import { LoadMore } from '../load-more';
import { RelativeTime } from '../relative-time';
import { Section } from '../section';
import { TextBlock } from '../text-block';

const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);

function Post({ name, date, text, system }: { name: string; date: Date; text: string; system?: boolean }) {
  return (
    <Card as="article" tone={system ? 'quiet' : 'plain'} className="grid gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{name}</p>
          <p className="text-muted text-sm">
            Parent of Leo · <RelativeTime date={date} />
          </p>
        </div>
        {!system && <Badge tone="accent">Group Creator</Badge>}
      </div>
      <TextBlock text={text} marks={['picnic']} />
      <div className="-mx-2 -mb-2 flex gap-1 border-line border-t pt-2">
        <Button variant="quiet" size="sm" icon={<Heart aria-hidden />}>
          12
        </Button>
        <Button variant="quiet" size="sm" icon={<MessageCircle aria-hidden />}>
          3 comments
        </Button>
      </div>
    </Card>
  );
}

export function Content() {
  return (
    <Section title="Content">
      <div className="grid gap-6 md:grid-cols-[minmax(0,42rem)_1fr]">
        <div className="grid content-start gap-4">
          <Post
            name="Ana Okafor"
            date={ago(320)}
            text={
              'Grade 2 picnic this Saturday!\nBring a blanket and a snack to share. We meet by the old oak at 10:30.\nList: https://example.org/picnic (add yourself).'
            }
          />
          <Post
            name="Schoolgate"
            system
            date={ago(90_000)}
            text="Welcome Priya Nair to Maplewood Elementary!"
          />
          <LoadMore
            pages={{ hasMore: true, isLoadingMore: false, hasFailedMore: true, loadMore: () => undefined }}
          />
        </div>
        <div className="grid content-start gap-4">
          <div className="flex flex-wrap items-center gap-3">
            <Avatar name="Bo" size="sm" />
            <Avatar name="Élodie" />
            <Avatar name="Łukasz" size="lg" />
            <Avatar size="xl" />
          </div>
          <div className="flex flex-wrap gap-2">
            <Badge>Draft</Badge>
            <Badge tone="accent">Moderator</Badge>
            <Badge tone="info">Info</Badge>
            <Badge tone="success">Approved</Badge>
            <Badge tone="warning">No document</Badge>
            <Badge tone="danger">Rejected</Badge>
          </div>
          <p>
            Running text with a{' '}
            <a href="#main" className="link">
              link inside
            </a>
            , and <mark>marked</mark> words.
          </p>
          <h3 className="text-lg">A third heading</h3>
          <p className="text-muted text-sm">Muted small text, 1234567890.</p>
        </div>
      </div>
    </Section>
  );
}
