import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { DEFAULT_SETTINGS } from '@/domain/entities/notification-settings';
import { newComment, newPost } from '@/domain/entities/post';
import type { User } from '@/domain/entities/user';
import { db } from './admin.ts';
import { waitUntilIdle } from './control.ts';
import { upload, uploadPostImage } from './files.ts';
import { putReferral, type TestSchool } from './people.ts';

/** Something of a parent wherever the product keeps anything, some of it with another parent. */
export async function createOwnDocuments(person: User, other: User, school: TestSchool): Promise<void> {
  const { uid, email, lastName } = person;
  const id = randomUUID();
  const at = Timestamp.now();
  const author = { uid, authorId: uid, authorName: `Zuleikha ${lastName}`, profilePicUrl: null };
  const { imageUrl } = await uploadPostImage(uid, school.id);
  const { id: postId, ...post } = newPost({
    ...{ id: `mine-${id}`, schoolId: school.id, groupId: null, content: 'Bake sale' },
    images: [
      { url: imageUrl, alt: 'Cakes' },
      { url: (await uploadPostImage(uid, school.id)).imageUrl, alt: 'Our stall' },
    ],
    ...{ authorId: uid, authorName: author.authorName, profilePicUrl: null },
    children: [{ name: `${lastName}kid`, gradeOrRoom: 'Room 4' }],
  });
  const { id: theirsId, ...theirs } = newPost({
    ...{ id: `theirs-${id}`, schoolId: school.id, groupId: null, content: 'Hello', images: [] },
    ...{ authorId: other.uid, authorName: 'Ana Silva', profilePicUrl: null, children: [] },
  });
  const { id: commentId, ...comment } = newComment({
    ...{ id: `c-${id}`, authorId: uid, authorName: author.authorName, profilePicUrl: null, content: 'Nice' },
  });
  await db.doc(`posts/${postId}`).set({ ...post, createdAt: at });
  await db.doc(`posts/${theirsId}`).set({ ...theirs, createdAt: at, likedBy: [uid] });
  await db.doc(`posts/${theirsId}/comments/${commentId}`).set({ ...comment, createdAt: at });
  await db.doc(`posts/${postId}`).update({ likedBy: [other.uid] });
  // Others call them by name, and what they said themselves was changed.
  const called = {
    authorId: other.uid,
    authorName: 'Ana Silva',
    profilePicUrl: null,
    mentions: { [uid]: 'Z' },
  };
  const { id: callingId, ...calling } = newComment({ ...called, id: `calling-${id}`, content: 'Hello @Z' });
  await db.doc(`posts/${theirsId}`).update({ mentions: called.mentions });
  await db.doc(`posts/${theirsId}/comments/${callingId}`).set({ ...calling, createdAt: at });
  for (const text of [`posts/${postId}`, `posts/${theirsId}/comments/${commentId}`])
    await db.doc(`${text}/revisions/1`).set({
      ...{ schoolId: school.id, authorId: uid, content: 'Before', writtenAt: at, replacedAt: at },
    });
  const own: Record<string, object> = {
    [`groups/g-${id}`]: {
      groupId: `g-${id}`,
      name: 'Bakers',
      description: '',
      createdBy: uid,
      schoolId: school.id,
      memberCount: 1,
      createdAt: at,
    },
    [`groupMemberships/${uid}_g-${id}`]: {
      userId: uid,
      groupId: `g-${id}`,
      schoolId: school.id,
      joinedAt: at,
    },
    [`events/e-${id}`]: {
      title: 'Fair',
      start: at,
      end: null,
      location: '',
      description: '',
      timeZone: 'Etc/UTC',
      userId: uid,
      schoolId: school.id,
      createdAt: at,
      reminderSent: false,
    },
    [`rateCounters/${uid}_posts_1`]: { count: 1, lastId: postId, at, expiresAt: at },
    [`joinRequestTimes/${uid}`]: { requestId: `${uid}_${school.id}`, last: at, earlier: [] },
    [`inviteCodeGrants/${uid}_${school.id}`]: {
      userId: uid,
      schoolId: school.id,
      code: 'x',
      inviterId: other.uid,
    },
    [`inviteCodeGrants/${other.uid}_${school.id}`]: {
      userId: other.uid,
      schoolId: school.id,
      code: 'x',
      inviterId: uid,
    },
    [`invites/${uid}_a`]: {
      email: 'a@b.test',
      fromUserId: uid,
      schoolId: school.id,
      code: 'x',
      createdAt: at,
      sentAt: at,
      joined: false,
    },
    [`invites/${other.uid}_a`]: {
      email,
      fromUserId: other.uid,
      schoolId: school.id,
      code: 'x',
      createdAt: at,
      sentAt: at,
      joined: false,
    },
    [`parentAssistantTips/${uid}_1_k-2`]: { userId: uid, createdAt: at },
    [`parentAssistantFeedback/${id}`]: { userId: uid, schoolId: school.id, feedback: 'Good', createdAt: at },
    [`formSubmissions/${id}`]: {
      form: 'contact',
      email,
      name: `Zuleikha ${lastName}`,
      message: 'Hello',
      createdAt: at,
    },
    [`schools/${school.id}/joinCooldowns/${uid}`]: {
      userId: uid,
      schoolId: school.id,
      firstName: 'Zuleikha',
      lastName,
      startedAt: at,
      liftedAt: at,
      lastAuditId: 'x',
    },
    [`schools/${school.id}/nameChanges/${id}`]: {
      userId: uid,
      schoolId: school.id,
      from: { firstName: 'Zuleikha', lastName: 'X' },
      to: { firstName: 'Zuleikha', lastName },
      at,
      expiresAt: at,
    },
    [`schools/${school.id}/pauses/${uid}`]: { userId: uid, schoolId: school.id, until: at, caseId: 'x' },
    [`schools/${school.id}/photoWishes/${uid}`]: {
      userId: uid,
      schoolId: school.id,
      text: `None of ${lastName}kid`,
      updatedAt: at,
    },
    [`events/${id}/rsvps/${uid}`]: {
      ...{ userId: uid, schoolId: school.id, answer: 'going', isNamed: true, answeredAt: at },
      ...{ children: [{ name: `${lastName}kid`, gradeOrRoom: 'Room 4' }], standing: null },
    },
    [`posts/${id}/pollVotes/${uid}`]: { userId: uid, schoolId: school.id, choices: [1], votedAt: at },
    [`_pollTallies/${id}`]: { votes: { [uid]: [1] }, former: { voters: 0, votes: {} } },
    [`signUpLists/list-${id}`]: {
      ...{ userId: uid, schoolId: school.id, eventId: null, title: 'Cakes', description: '' },
      ...{ slotIds: ['cake'], labels: { cake: 'Cake' }, counts: { cake: 2 }, date: null, isClosed: false },
      ...{ createdAt: at, summary: null },
    },
    [`signUpLists/others-${id}`]: {
      ...{ userId: other.uid, schoolId: school.id, eventId: null, title: 'Pies', description: '' },
      ...{ slotIds: ['pie'], labels: { pie: 'Pie' }, counts: { pie: 2 }, date: null, isClosed: false },
      ...{ createdAt: at, summary: null },
    },
    [`signUpLists/others-${id}/claims/${uid}`]: {
      ...{
        userId: uid,
        schoolId: school.id,
        wanted: { pie: 1 },
        isNamed: true,
        claimedAt: at,
        standing: null,
      },
    },
    [`calendarFeeds/${uid}_${school.id}`]: {
      ...{ userId: uid, schoolId: school.id, choice: 'all', seed: 'x', secretHash: 'x', renewedAt: at },
    },
    [`announcements/${id}`]: {
      ...{ schoolId: school.id, userId: uid, title: 'The gate', text: 'Shut', asksAcknowledgement: true },
      ...{ version: 2, createdAt: at, publishedAt: at },
      ...{ correctedAt: at, correctedBy: uid, withdrawnAt: at, withdrawnBy: uid },
    },
    [`announcements/${id}/revisions/first`]: {
      ...{ schoolId: school.id, authorId: uid, content: 'Open', writtenAt: at, replacedAt: at },
    },
    [`announcements/others-${id}`]: {
      ...{ schoolId: school.id, userId: other.uid, title: 'A', text: 'B', asksAcknowledgement: true },
      ...{
        version: 1,
        createdAt: at,
        publishedAt: at,
        correctedAt: null,
        correctedBy: null,
        withdrawnAt: null,
        withdrawnBy: null,
      },
    },
    [`announcements/others-${id}/reads/${uid}`]: {
      ...{ userId: uid, schoolId: school.id, seenVersion: 1, seenAt: at },
      ...{ acknowledgedVersion: 1, acknowledgedAt: at },
    },
    [`eventSeries/series-${id}`]: {
      ...{ userId: uid, schoolId: school.id, repeat: 'weekly', timeZone: 'UTC', title: 'Choir' },
      ...{ location: '', description: '', places: null, start: at, end: null, until: at, createdAt: at },
    },
    [`eventSeries/series-${id}/seriesChanges/${id}`]: {
      ...{ userId: uid, schoolId: school.id, from: 0, part: { title: 'Band' }, createdAt: at },
    },
    [`groupRequests/${uid}_${id}`]: { userId: uid, groupId: id, schoolId: school.id, requestedAt: at },
    [`groupCooldowns/${uid}_${id}`]: {
      ...{ userId: uid, groupId: id, schoolId: school.id, kind: 'declined', startedAt: at },
    },
    [`groups/${id}/files/${id}`]: {
      ...{ id, groupId: id, schoolId: school.id, userId: uid, name: `${lastName}.pdf` },
      ...{ size: 1, createdAt: at, path: `group-files/${school.id}/${id}/${id}.pdf` },
    },
    [`contactCards/${uid}`]: { userId: uid, phone: '1', email, updatedAt: at },
    [`contactRequests/${uid}_${other.uid}`]: { fromId: uid, toId: other.uid, schoolId: school.id },
    [`contactShares/${other.uid}_${uid}`]: { ownerId: other.uid, viewerId: uid, schoolId: school.id },
    [`rulesAcceptances/${uid}_${school.id}`]: {
      userId: uid,
      schoolId: school.id,
      version: 1,
      acceptedAt: at,
    },
    [`users/${uid}/silenced/post-${theirsId}`]: { until: null, createdAt: at },
    [`users/${uid}/hiddenItems/person_${other.uid}`]: {
      kind: 'person',
      targetId: other.uid,
      label: 'Ana',
      createdAt: at,
    },
    [`users/${uid}/settings/notifications`]: { ...DEFAULT_SETTINGS },
    [`users/${uid}/devices/0`]: {
      ...{ endpoint: 'http://127.0.0.1:9/x', keys: { p256dh: 'x', auth: 'x' }, label: 'Chrome' },
      ...{ createdAt: at, seenAt: at },
    },
    [`_digests/${uid}`]: {
      ...{ rhythm: { rhythm: 'never', hour: 17, timeZone: 'Etc/UTC' }, slotAt: null, nextAt: null },
      ...{ isSending: false, doneFor: '2026-11-27', since: at },
    },
    [`_pushQueues/${uid}`]: { dueAt: null, held: { x: 1 }, taken: null, rungAt: [] },
    [`users/${other.uid}/hiddenItems/person_${uid}`]: {
      kind: 'person',
      targetId: uid,
      label: `Zuleikha ${lastName}`,
      createdAt: at,
    },
    [`auditLog/view-proof_${uid}_${school.id}_digest_${other.uid}`]: {
      action: 'view-proof',
      actorId: other.uid,
      targetId: uid,
      schoolId: school.id,
      detail: 'digest',
      subject: null,
      at,
    },
    [`auditLog/delete-post_gone-${id}`]: {
      action: 'delete-post',
      actorId: other.uid,
      targetId: `gone-${id}`,
      schoolId: school.id,
      detail: null,
      subject: { authorId: uid, excerpt: `I am Zuleikha ${lastName}` },
      at,
    },
    [`moderationNotices/${id}`]: { userId: uid, schoolId: school.id, excerpt: 'x', at },
    [`moderationCases/${id}`]: {
      ...{
        schoolId: school.id,
        targetKey: `profile/${school.id}/${uid}`,
        kind: 'profile',
        targetId: uid,
        postId: null,
      },
      ...{
        subjectId: uid,
        subjectName: `Zuleikha ${lastName}`,
        readerIds: [other.uid],
        handlerIds: [],
        status: 'final',
      },
      content: { title: null, text: `${lastName}kid is in room 4`, images: [], pictures: [] },
      ...{ decision: { act: 'warn', by: other.uid, at }, appeal: { words: `${lastName}kid`, by: null, at } },
    },
    [`reports/${id}`]: { reporterId: uid, schoolId: school.id, caseId: 'x' },
    [`_hiddenContent/post_hidden-${id}`]: {
      ...{
        kind: 'post',
        schoolId: school.id,
        caseId: 'x',
        path: `posts/hidden-${id}`,
        authorId: uid,
        pictures: [],
      },
      ...{ data: { ...author, content: `By ${lastName}`, imageUrl: null }, hiddenAt: at, finalAt: null },
    },
    [`_hiddenContent/post_others-${id}`]: {
      ...{ kind: 'post', schoolId: school.id, caseId: 'x', path: `posts/others-${id}`, authorId: other.uid },
      data: {
        ...{ likedBy: [uid], content: 'Hello', mentions: { [uid]: 'Z' } },
        comments: [
          { id: 'c', ...author, content: 'Nice' },
          { id: 'd', ...called, content: 'Hello @Z' },
        ],
      },
      ...{ pictures: [], hiddenAt: at, finalAt: null },
    },
    [`_hiddenContent/group_mine-${id}`]: {
      ...{ kind: 'group', schoolId: school.id, caseId: 'x', path: `groups/mine-${id}`, authorId: uid },
      data: {
        groupId: `mine-${id}`,
        schoolId: school.id,
        name: 'Chess',
        createdBy: uid,
        helpers: [other.uid],
      },
      ...{ pictures: [], hiddenAt: at, finalAt: null },
    },
    [`_hiddenContent/group_others-${id}`]: {
      ...{
        kind: 'group',
        schoolId: school.id,
        caseId: 'x',
        path: `groups/others-${id}`,
        authorId: other.uid,
      },
      data: { groupId: `others-${id}`, schoolId: school.id, createdBy: other.uid, helpers: [uid, other.uid] },
      ...{ pictures: [], hiddenAt: at, finalAt: null },
    },
    [`_reportedContent/${id}`]: { caseId: 'x', isOpen: true, digest: 'x', reporterIds: [other.uid, uid] },
    [`_caseReporters/${id}`]: { reporterIds: [uid], countedIds: [uid] },
    [`_reporterStandings/${uid}`]: { badFaithAt: 1, caseIds: ['x'] },
    [`schoolExports/${id}`]: { schoolId: school.id, requestedBy: uid, status: 'ready' },
    [`_reviewerMails/${uid}`]: { dueAt: at },
    [`_duePropagations/${uid}`]: { dueAt: at, asked: 1, place: null },
    [`_accountLinks/${id}`]: { uid, email, kind: 'confirm-address', expiresAt: at },
  };
  await Promise.all(Object.entries(own).map(([path, data]) => db.doc(path).set(data)));
  await putReferral(uid, { referredByUserId: other.uid });
  await putReferral(other.uid, { referredByUserId: uid });
  await upload(`profile-pictures/${uid}/${randomUUID()}.png`, uid, school.id);
  await upload(`proof-uploads/${uid}-1-paper.png`, uid, school.id);
  await waitUntilIdle();
}
