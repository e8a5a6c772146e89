import { brand } from '@/brand';
import { Badge } from '../badge';
import { LinkButton } from '../link-button';
import { PageHeader } from '../page-header';
import { SkipLink } from '../skip-link';
import { ThemePicker } from '../theme-picker';
import { Actions } from './actions';
import { Content } from './content';
import { Fields } from './fields';
import { States } from './states';

export function Gallery() {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b bg-surface">
        <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-4 py-3">
          <span className="font-bold font-display text-xl">{brand.name}</span>
          <div className="w-44">
            <ThemePicker />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto grid max-w-page gap-10 px-4 py-8">
        <div className="grid gap-4 py-6">
          <Badge tone="accent">Maplewood Elementary</Badge>
          <p className="max-w-3xl font-bold font-display text-3xl">
            The paper that every family at the gate reads.
          </p>
          <p className="max-w-column text-lg text-muted">
            Questions, picnics and lost mittens: one quiet place.
          </p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/signup" variant="primary">
              Get Started Free
            </LinkButton>
            <LinkButton to="/login">Log In</LinkButton>
          </div>
        </div>
        <PageHeader
          title="Good morning, Ana"
          lead="Three new posts since yesterday, and one event tomorrow."
          back={{ to: '/dashboard', label: 'Dashboard' }}
          actions={<LinkButton to="/events">Add event</LinkButton>}
        />
        <Actions />
        <Fields />
        <Content />
        <States />
      </main>
    </>
  );
}
