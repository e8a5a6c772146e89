import { Bell, CalendarPlus, Ellipsis, Heart, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { CountBadge } from '../badge';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { IconButton } from '../icon-button';
import { Menu } from '../menu';
import { Popover } from '../popover';
import { Section } from '../section';
import { Tabs } from '../tabs';
import { TextField } from '../text-field';
import { Tooltip } from '../tooltip';
import { useAlert, useConfirm } from '../use-confirm';
import { useToast } from '../use-toast';

export function Actions() {
  const confirm = useConfirm();
  const alert = useAlert();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [dialog, setDialog] = useState(false);
  return (
    <Section title="Actions" lead="Buttons, menus and what opens over the page">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          icon={<Send aria-hidden />}
          busy={busy}
          busyLabel="Submitting..."
          onClick={() => setBusy(true)}
        >
          Request to Join
        </Button>
        <Button busy busyLabel="Searching...">
          Search
        </Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="quiet">Show it again</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden />}>
          Delete
        </Button>
        <Button disabled>Disabled</Button>
        <Button size="sm" variant="secondary">
          Small
        </Button>
        <Tooltip text="Disabled for demo user">
          <Button variant="quiet" size="sm" aria-disabled icon={<Heart aria-hidden />}>
            Like
          </Button>
        </Tooltip>
        <IconButton label="Delete post" tone="danger" icon={<Trash2 aria-hidden />} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Menu
          label="Post actions"
          heading="Ana Okafor"
          align="start"
          trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}
          items={[
            { label: 'Create Event', icon: <CalendarPlus aria-hidden />, onSelect: () => setDialog(true) },
            { label: 'My Profile', to: '/profile/1' },
            { label: 'Delete', icon: <Trash2 aria-hidden />, tone: 'danger', separated: true },
          ]}
        />
        <Popover
          label="Notifications"
          trigger={
            <button
              type="button"
              className="target relative inline-flex items-center justify-center rounded-full"
            >
              <Bell aria-hidden />
              <CountBadge count={3} most={50} className="absolute -top-1 -right-1" />
              <span className="sr-only">Notifications, 3 unread</span>
            </button>
          }
        >
          {(close) => (
            <div className="grid gap-3">
              <p>No new notifications</p>
              <Button size="sm" variant="secondary" onClick={close}>
                Done
              </Button>
            </div>
          )}
        </Popover>
        <Button variant="secondary" onClick={() => setDialog(true)}>
          Open dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            void confirm({
              title: 'Delete this post?',
              message: 'Its comments go too.',
              confirmLabel: 'Delete',
              tone: 'danger',
            })
          }
        >
          Confirm
        </Button>
        <Button variant="secondary" onClick={() => void alert('Failed to delete post.')}>
          Alert
        </Button>
        <Button variant="secondary" onClick={() => toast.show('Your post is out.', { tone: 'success' })}>
          Toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show('Your comment was not sent.', {
              tone: 'danger',
              action: { label: 'Retry', onAction: () => {} },
            })
          }
        >
          Toast with action
        </Button>
      </div>
      <Dialog
        open={dialog}
        onOpenChange={setDialog}
        title="Edit event"
        description="Everyone at Maplewood will see the change."
        footer={
          <>
            <Button variant="secondary" onClick={() => setDialog(false)}>
              Cancel
            </Button>
            <Button onClick={() => setDialog(false)}>Save</Button>
          </>
        }
      >
        <div className="grid gap-4">
          <TextField label="Title" defaultValue="Grade 2 picnic" />
          <TextField label="Start" type="datetime-local" />
        </div>
      </Dialog>
      <Tabs
        label="Events"
        tabs={[
          {
            value: 'upcoming',
            label: 'Upcoming',
            count: 4,
            content: <p>Picnic, reading day, choir, swap shop.</p>,
          },
          { value: 'past', label: 'Past', content: <p>No past events found.</p> },
        ]}
      />
    </Section>
  );
}
