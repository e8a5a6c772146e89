import type { Member } from '@/domain/entities/school';
import { MemberCard, type MemberCardProps } from './member-card';
import { MemberGrid } from './member-grid';

export interface ParentCardsProps extends Pick<MemberCardProps, 'linkTo' | 'marks'> {
  members: readonly Member[];
  /** What families wish about pictures, by account. */
  wishes: ReadonlyMap<string, string>;
}

/** Parents of the directory, each with the children and the wish about pictures. */
export function ParentCards({ members, wishes, ...card }: ParentCardsProps) {
  return (
    <MemberGrid>
      {members.map((member) => (
        <li key={member.uid}>
          <MemberCard member={member} showGrades photoWish={wishes.get(member.uid)} {...card} />
        </li>
      ))}
    </MemberGrid>
  );
}
