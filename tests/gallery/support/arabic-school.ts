import { documents, write } from '../../../scripts/seed/store.ts';
import { newEvent } from '../../../src/domain/entities/community.ts';
import { writePosts } from '../../browser/feed-support/posts.ts';
import type { TestUser, World } from '../../support/world.ts';

const DAY_MS = 86_400_000;

/** A parent whose school writes Arabic, and the addresses of what is written there. */
export async function arabicSchool(world: World): Promise<{ parent: TestUser; paths: string[] }> {
  const school = await world.school('مدرسة النور', 'بيروت');
  const parent = await world.member(school, {
    firstName: 'ليلى',
    lastName: 'حداد',
    bio: 'أم لطفلين، أحب القراءة والمشي.',
    children: [{ name: 'سامي', gradeOrRoom: 'الصف الثاني' }],
    welcomePanelDismissed: true,
  });
  const [post] = await writePosts(world, school, parent, [
    'مساء الخير جميعا، هل يعرف أحدكم مدرسا جيدا للرياضيات؟\nShe is in grade 2 (Room 4).',
    'غدا عطلة رسمية ولا يوجد دوام.',
  ]);
  const event = newEvent({
    id: `event-${school.id}`,
    schoolId: school.id,
    userId: parent.uid,
    title: 'اجتماع أولياء الأمور',
    description: 'نناقش الرحلة المدرسية في الربيع.',
    location: 'قاعة المدرسة',
    timeZone: 'Asia/Beirut',
    start: new Date(Date.now() + DAY_MS),
    end: null,
  });
  await write(world.admin.db, [documents.event(event)]);
  const paths = ['/dashboard', `/post/${post?.id}`, '/events', '/directory', `/profile/${parent.uid}`];
  return { parent, paths: [...paths, '/edit-profile', '/groups', '/notifications'] };
}
