import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Claim, SignUpList } from '@/domain/entities/sign-up-list';
import { slotsOf } from '@/domain/sign-up-slots';
import { useFormat } from '@/i18n/format';
import { Avatar } from '@/ui/avatar';
import { Badge } from '@/ui/badge';
import { PagedList } from '@/ui/paged-list';
import { Rows } from '@/ui/rows';
import { useClaims } from '../api/use-claims';

/** Who has signed up for a list of one's own, the last one first. */
export function ClaimsList({ list }: { list: SignUpList }) {
  const { t } = useTranslation('sign-ups');
  const pages = useClaims(list.id);
  const held = pages.data?.filter(({ standing }) => Object.keys(standing?.granted ?? {}).length > 0);
  return (
    <PagedList pages={{ ...pages, data: held }} empty={<p className="text-muted">{t('host.none')}</p>}>
      {(claims) => (
        <Rows items={claims} keyOf={({ userId }) => userId}>
          {(claim) => <Claimed list={list} claim={claim} />}
        </Rows>
      )}
    </PagedList>
  );
}

function Claimed({ list, claim }: { list: SignUpList; claim: Claim }) {
  const { t } = useTranslation('sign-ups');
  const format = useFormat();
  const { userId, standing, isNamed } = claim;
  const granted = standing?.granted ?? {};
  const has = slotsOf(list).flatMap(({ id, label }) => {
    const count = granted[id] ?? 0;
    return count > 0 ? [count > 1 ? t('slot.times', { name: label, count }) : label] : [];
  });
  return (
    <div className="flex items-center gap-3">
      <Avatar id={userId} name={standing?.name ?? null} src={standing?.profilePicUrl ?? null} size="sm" />
      <div className="grid min-w-0 flex-1">
        <Link to={`/profile/${userId}`} className="target font-semibold hover:underline">
          <bdi className="[overflow-wrap:anywhere]">{standing?.name}</bdi>
        </Link>
        <span dir="auto" className="own-direction text-sm [overflow-wrap:anywhere]">
          {format.list(has)}
        </span>
      </div>
      {!isNamed && <Badge>{t('host.notNamed')}</Badge>}
    </div>
  );
}
