/** Keys of what is read of groups, in the query cache. */
export const groupKeys = {
  ofSchool: (schoolId: string) => ['groups', schoolId],
  mine: (uid: string, schoolId: string) => ['groups', schoolId, 'of', uid],
  asked: (uid: string, schoolId: string) => ['groups', schoolId, 'asked', uid],
  one: (groupId: string) => ['group', groupId],
  membership: (uid: string, groupId: string) => ['group', groupId, 'membership', uid],
  request: (uid: string, groupId: string) => ['group', groupId, 'request', uid],
  cooldown: (uid: string, groupId: string) => ['group', groupId, 'cooldown', uid],
  requests: (groupId: string) => ['group', groupId, 'requests'],
  files: (groupId: string) => ['group', groupId, 'files'],
  // A few more or less show other faces, many do not.
  faces: (groupId: string, shown: number) => ['group', groupId, 'faces', shown],
  members: (groupId: string) => ['group', groupId, 'members'],
};
