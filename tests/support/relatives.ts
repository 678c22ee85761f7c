import type { Language } from '@/lib/core/language';
import { searchKey } from '@/lib/core/text-folding';
import { prepareRelativeAccount } from '@/lib/features/account/commands/make-relative-account';
import { insertUnclaimedAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import type { ProfileChanges } from '@/lib/features/member/schema';
import { db } from '@/lib/platform/db/client';

/** What the adder of `addRelative` types as the password, unless given. */
export const addersPassword = 'a lamp';

let count = 0;

interface TypedRelative {
	name?: string;
	email?: string;
	password?: string;
	profile?: ProfileChanges;
	relation?: string;
	/** The name of a further card, whose relative it is. */
	relatedTo?: string;
	language?: Language;
	now?: Date;
}

/** Adds a card to the adder's tree, which is made if need be, with an account that nobody has claimed. */
export async function addRelative(
	adder: { id: string },
	{
		name = 'Meera Kanwar',
		email,
		password = addersPassword,
		profile = {},
		relation = 'Sister',
		relatedTo,
		language = 'en',
		now = new Date(),
	}: TypedRelative = {},
) {
	count += 1;
	const typed = { email: email ?? `relative${count}@example.org`, password, language };
	const account = await prepareRelativeAccount({ ...typed, profile: { ...profile, name } }, now);
	const treeId = await getTree(adder.id);
	const { id: ownCardId } = await db.person.findFirstOrThrow({ where: { treeId, memberId: adder.id } });
	const card = { treeId, addedById: adder.id };
	return db.$transaction(async (tx) => {
		const person = await tx.person.create({ data: { ...card, name, nameKey: searchKey(name) } });
		const further =
			relatedTo === undefined ? null : await tx.person.create({ data: { ...card, name: relatedTo } });
		const stated = { adderId: adder.id, personId: person.id, relatedToId: further?.id ?? ownCardId };
		const id = await insertUnclaimedAccount(tx, account, { ...stated, relation, message: null }, now);
		return { id, name, email: typed.email, personId: person.id };
	});
}

async function getTree(ownerId: string): Promise<string> {
	const known = await db.familyTree.findUnique({ where: { ownerId }, select: { id: true } });
	if (known) return known.id;
	const { name } = await db.member.findUniqueOrThrow({ where: { id: ownerId }, select: { name: true } });
	const ownCard = { memberId: ownerId, addedById: ownerId, name };
	const tree = await db.familyTree.create({ data: { ownerId, name, persons: { create: ownCard } } });
	return tree.id;
}
