const newest = (table, column = 'createdAt') => `SELECT * FROM "${table}" ORDER BY "${column}" DESC LIMIT 10`;
const approved = (table) =>
	`SELECT * FROM "${table}" WHERE "status" = 'approved' ORDER BY "createdAt" DESC LIMIT 10`;
const member = 'SELECT * FROM "Member" WHERE "id" = $1';

/** By what is read: one statement for the rows that the portal's call shows, as the database gives them. */
export const reads = {
	'a member': { text: member, takesMember: true },
	'ten members': { text: newest('Member') },
	'a thousand names': { text: 'SELECT "id", "name" FROM "Member" ORDER BY "createdAt" DESC LIMIT 1000' },
	'tallies of members': { text: 'SELECT * FROM "MemberTally"' },
	'address options': { text: 'SELECT * FROM "AddressOption"' },
	sessions: { text: 'SELECT * FROM "Session" WHERE "memberId" = $1', takesMember: true },
	stories: { text: approved('Blog') },
	'one story': { text: 'SELECT * FROM "Blog" LIMIT 1' },
	pictures: { text: approved('GalleryImage') },
	deities: { text: `SELECT * FROM "Deity" JOIN "DeityText" ON "deityId" = "id" WHERE "language" = 'hi'` },
	'one deity': { text: 'SELECT * FROM "Deity" JOIN "DeityText" ON "deityId" = "id" LIMIT 2' },
	clans: { text: `SELECT * FROM "Clan" JOIN "ClanText" USING ("slug") WHERE "language" = 'hi'` },
	trees: { text: newest('FamilyTree') },
	tree: { text: 'SELECT * FROM "Person" WHERE "memberId" = $1', takesMember: true },
	requests: { text: 'SELECT * FROM "FamilyRequest" WHERE "toMemberId" = $1', takesMember: true },
	interests: {
		text: 'SELECT * FROM "Interest" WHERE "fromMemberId" = $1 OR "toMemberId" = $1',
		takesMember: true,
	},
	messages: { text: newest('InboxMessage') },
	reports: { text: newest('MemberReport') },
	trash: { text: newest('TrashEntry', 'deletedAt') },
	'audit entries': { text: newest('AuditEntry', 'at') },
	nothing: { text: 'SELECT 1' },
};
