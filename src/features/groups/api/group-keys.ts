/** Keys of what is read of groups, in the query cache. */
export const groupKeys = {
  ofSchool: (schoolId: string) => ['groups', schoolId],
  mine: (uid: string, schoolId: string) => ['groups', schoolId, 'of', uid],
  one: (groupId: string) => ['group', groupId],
  membership: (uid: string, groupId: string) => ['group', groupId, 'membership', uid],
  // A few more or less show other faces, many do not.
  faces: (groupId: string, shown: number) => ['group', groupId, 'faces', shown],
  members: (groupId: string) => ['group', groupId, 'members'],
};
