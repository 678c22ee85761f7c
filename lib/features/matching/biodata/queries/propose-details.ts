import type * as z from 'zod';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import type { FamilyMember, familyTreeReply } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { lengths, maxSiblings } from '@/lib/features/matching/biodata/constants/limits';
import type { Proposals, Sibling } from '@/lib/features/matching/biodata/schema';
import { getOwnProfile } from '@/lib/features/member/queries/find-profile';
import { getMessages } from '@/lib/platform/i18n/translate';

interface Tree {
	familyMembers: readonly FamilyMember[];
	links: z.output<typeof familyTreeReply>['links'];
}

/** What the profile and the tree of a member know of their details, in the script of `language`. */
export async function proposeDetails(
	memberId: string,
	language: Language,
	now: Date,
): Promise<{ proposed: Proposals; motherClan: string | null }> {
	const [row, tree] = await Promise.all([getOwnProfile(memberId), openTree(memberId, language, now)]);
	const { familyMembers, links } = await tree.ask('around', null);
	const { clans } = getMessages(language);
	const agreed = familyMembers.filter(({ approvalStatus }) => approvalStatus === 'approved');
	const inTree = { familyMembers: agreed, links };
	const mother = findParents(tree.meId, inTree).find(({ role }) => role === 'mother');
	const uncles = mother ? findSiblings(mother.id, inTree).filter(({ gender }) => gender === 'Male') : [];
	const mothersFather = mother && findParents(mother.id, inTree).find(({ role }) => role === 'father');
	const maternal = [...uncles, agreed.find(({ _id }) => _id === mothersFather?.id)];
	const clan = row.motherClan ?? agreed.find(({ _id }) => _id === mother?.id)?.clan ?? null;
	const me = agreed.find(({ _id }) => _id === tree.meId);
	return {
		proposed: {
			workPlace: row.location,
			siblings: findSiblings(tree.meId, inTree)
				.slice(0, maxSiblings)
				.map((sibling) => tellSibling(sibling, { me, ...inTree }, clans)),
			maternalVillage: maternal.flatMap((one) => (one && shownText(one, 'villageAddress')) ?? [])[0] ?? null,
			maternalUncle:
				uncles
					.map((uncle) => shownText(uncle, 'name') ?? '')
					.join(', ')
					.slice(0, lengths.person) || null,
		},
		motherClan: clan && labelFor(clans, clan),
	};
}

const shownText = (member: FamilyMember, field: 'name' | 'villageAddress') =>
	member.written?.[field] ?? member[field];

function findParents(id: string, { links }: Tree) {
	const found = links.parentLinks.filter(({ childId, kind }) => childId === id && kind !== 'step');
	return (['father', 'mother'] as const).flatMap((role) => {
		const ofRole = found.filter((link) => link.role === role);
		const link = ofRole.find(({ kind }) => kind === 'birth') ?? ofRole[0];
		return link ? [{ role, id: link.parentId }] : [];
	});
}

/** With a parent in common, by birth or adoption. */
function findSiblings(id: string, tree: Tree): FamilyMember[] {
	const own = findParents(id, tree).map((parent) => parent.id);
	return tree.familyMembers.filter(
		({ _id }) => _id !== id && findParents(_id, tree).some((parent) => own.includes(parent.id)),
	);
}

function tellSibling(
	sibling: FamilyMember,
	{ me, ...tree }: Tree & { me: FamilyMember | undefined },
	clans: Readonly<Record<string, string>>,
): Sibling {
	const spouseIds = tree.links.unions.flatMap(({ partnerAId, partnerBId }) =>
		partnerAId === sibling._id ? [partnerBId] : partnerBId === sibling._id ? [partnerAId] : [],
	);
	const spouse = tree.familyMembers.find(({ _id }) => spouseIds.includes(_id));
	const clan = spouse?.clan;
	const family = [clan && labelFor(clans, clan), spouse && shownText(spouse, 'villageAddress')];
	return {
		kind: findKind(sibling, me),
		name: shownText(sibling, 'name') ?? '',
		isMarried: spouseIds.length > 0 ? true : sibling.isMarried,
		marriedInto: family.filter(Boolean).join(', ').slice(0, lengths.marriedInto),
	};
}

function findKind({ gender, dob }: FamilyMember, me: FamilyMember | undefined): Sibling['kind'] {
	const isElder = dob && me?.dob && dob !== me.dob ? dob < me.dob : null;
	if (gender === 'Female') return isElder === null ? 'sister' : isElder ? 'elderSister' : 'youngerSister';
	return isElder === null ? 'brother' : isElder ? 'elderBrother' : 'youngerBrother';
}
