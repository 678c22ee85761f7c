import { DomainError } from '@/lib/core/errors';
import {
	birthParent,
	type Draft,
	getPartners,
	getUnion,
	type ParentRole,
	type TreeParentLink,
	type TreePerson,
	type TreeUnion,
} from '@/lib/features/family/tree/rules/graph';

/** Which of two fathers or mothers stays the parent, where two people who become one have different ones. */
export type ParentAnswers = Readonly<Partial<Record<ParentRole, 'kept' | 'other'>>>;

/** The people who have become others, by their former ids. */
export type Joined = Map<string, string>;

/**
 * Makes two people of a tree one: who is left has all parents, children and marriages of both. Unknown parents of the
 * one become the parents of the other. Answers which people have become which.
 *
 * @throws DomainError `family.notOnePerson` for a parent and their child, a couple, or a man and a woman,
 * `family.secondFather` and `family.secondMother` for different parents about whom nothing is answered
 */
export function joinPeople(
	draft: Draft,
	{ keptId, otherId }: { keptId: string; otherId: string },
	answers: ParentAnswers = {},
	joined: Joined = new Map(),
): Joined {
	const [kept, other] = [draft.people.get(keptId), draft.people.get(otherId)];
	if (!kept || !other || keptId === otherId) return joined;
	if (kept.gender && other.gender && kept.gender !== other.gender) throw notOnePerson(kept, other);
	for (const role of ['father', 'mother'] as const) {
		const parents = [birthParent(draft, keptId, role), birthParent(draft, otherId, role)] as const;
		joinParents(draft, { keptId, otherId, role, parents }, answers[role], joined);
	}
	draft.people.delete(otherId);
	draft.people.set(keptId, withBirth({ ...kept, gender: kept.gender ?? other.gender }, other));
	const renamed = (id: string) => (id === otherId ? keptId : id);
	draft.parentLinks = withoutDoubleLinks(
		draft.parentLinks.map((link) => ({
			...link,
			childId: renamed(link.childId),
			parentId: renamed(link.parentId),
		})),
	);
	draft.unions = unionsOfOne(draft, keptId, otherId);
	const isOwnRelative =
		draft.parentLinks.some(({ childId, parentId }) => childId === parentId) ||
		draft.unions.some(({ partnerAId, partnerBId }) => partnerAId === partnerBId);
	if (isOwnRelative) throw notOnePerson(kept, other);
	joined.set(otherId, keptId);
	return joined;
}

function notOnePerson(kept: TreePerson, other: TreePerson): DomainError {
	return new DomainError('family.notOnePerson', {
		values: { name: kept.name ?? '', other: other.name ?? '' },
		fields: [{ path: 'otherId', message: 'invalid' }],
	});
}

interface BothParents {
	keptId: string;
	otherId: string;
	role: ParentRole;
	parents: readonly [TreePerson | null, TreePerson | null];
}

function joinParents(
	draft: Draft,
	{ keptId, otherId, role, parents: [first, second] }: BothParents,
	answer: 'kept' | 'other' | undefined,
	joined: Joined,
): void {
	if (!first || !second || first.id === second.id) return;
	const part = (childId: string) => {
		draft.parentLinks = draft.parentLinks.filter(
			(link) => !(link.childId === childId && link.role === role && link.kind === 'birth'),
		);
	};
	// A card that has just been taken out can be brought back: it stays a person of its own.
	if (second.isHeld) part(otherId);
	else if (first.isHeld) part(keptId);
	else if (!second.isNamed) joinPeople(draft, { keptId: first.id, otherId: second.id }, {}, joined);
	else if (!first.isNamed) joinPeople(draft, { keptId: second.id, otherId: first.id }, {}, joined);
	else if (answer === undefined) {
		const values = { child: draft.people.get(keptId)?.name ?? '', parent: first.name ?? '' };
		throw new DomainError(role === 'father' ? 'family.secondFather' : 'family.secondMother', { values });
	} else part(answer === 'kept' ? otherId : keptId);
}

function withBirth(kept: TreePerson, { bornOn, bornPrecision }: TreePerson): TreePerson {
	return kept.bornOn ? kept : { ...kept, bornOn, bornPrecision };
}

/** Of two links between the same two that by birth. */
function withoutDoubleLinks(links: readonly TreeParentLink[]): TreeParentLink[] {
	const known = new Map<string, TreeParentLink>();
	for (const link of links) {
		const key = `${link.childId} ${link.parentId}`;
		const there = known.get(key);
		if (!there || (there.kind !== 'birth' && link.kind === 'birth')) known.set(key, link);
	}
	return [...known.values()];
}

/** The marriages of the one come after those of the other; one that both have is one. */
function unionsOfOne(draft: Draft, keptId: string, otherId: string): TreeUnion[] {
	const isTheirs = ({ partnerAId, partnerBId }: TreeUnion) =>
		partnerAId === otherId || partnerBId === otherId;
	const unions = draft.unions.filter((union) => !isTheirs(union));
	const own = unions.filter(({ partnerAId, partnerBId }) => partnerAId === keptId || partnerBId === keptId);
	let next = own.reduce((most, { sequence }) => Math.max(most, sequence + 1), 0);
	for (const union of draft.unions.filter(isTheirs)) {
		const partnerId = union.partnerAId === otherId ? union.partnerBId : union.partnerAId;
		const moved = { ...getUnion(keptId, partnerId, Math.max(union.sequence, next)), endedBy: union.endedBy };
		const at = unions.findIndex(
			({ partnerAId, partnerBId }) => partnerAId === moved.partnerAId && partnerBId === moved.partnerBId,
		);
		const there = unions[at];
		if (there) unions[at] = { ...there, endedBy: there.endedBy ?? union.endedBy };
		else {
			unions.push(moved);
			next = moved.sequence + 1;
		}
	}
	return unions;
}

/** The one partner somebody has, where nothing is known of that partner. */
export function onlyUnknownPartner(draft: Draft, id: string): TreePerson | null {
	const [only, ...more] = getPartners(draft, id);
	return only && more.length === 0 && !only.isNamed && !only.isHeld ? only : null;
}
