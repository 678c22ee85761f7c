import { mayBeAdult } from '@/lib/core/adult';
import type { BirthPrecision } from '@/lib/core/partial-date';
import { kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import type { PersonName } from '@/lib/features/member/dto/written';
import { db } from '@/lib/platform/db/client';
import { translator } from '@/lib/platform/i18n/translate';
import { type BirthSpan, birthSpan } from '@/lib/rules/kinship/graph';
import { type Step, type StepKind, withSiblingAge } from '@/lib/rules/kinship/steps';
import { kinTerms } from '@/lib/rules/kinship/terms';

/** Son or daughter, brother or sister, nephew or niece, grandchild; of the husband or the wife too. */
const looksFor: readonly (readonly StepKind[])[] = [
	['child'],
	['sibling'],
	['sibling', 'child'],
	['child', 'child'],
	['spouse', 'child'],
	['spouse', 'sibling', 'child'],
];

interface Words {
	hi: string;
	en: string;
}

/** Somebody of a member's own tree for whom the member may ask to look for a match. */
export interface Relative extends PersonName {
	/** The card. */
	id: string;
	memberId: string;
	isUnclaimed: boolean;
	/** What they are to the member, and the member to them. */
	words: Words;
	ownWords: Words;
}

/**
 * Adults with an account: those who have agreed to the link, and those for whom the member has made an account that waits
 * to be taken over.
 */
export async function findRelatives(memberId: string, now: Date): Promise<Relative[]> {
	const tree = await openTree(memberId, 'hi', now);
	const withAccount = await db.person.findMany({
		where: { treeId: tree.id, memberId: { not: null } },
		select: { id: true },
	});
	const ids = withAccount.map(({ id }) => id);
	const [cards, kin] = await Promise.all([
		tree.ask('shown', ids),
		tree.ask('kin', { fromId: tree.meId, toIds: ids }),
	]);
	const kinOf = new Map(kin.map((relation) => [relation.id, relation]));
	const near = cards.flatMap(({ row, shown }) => {
		const { id, memberId: accountId, account } = row;
		const relation = kinOf.get(id);
		if (!accountId || !relation || !isLookedFor(relation.steps)) return [];
		const { nameInOtherScript } = account ?? row;
		return [
			{
				id,
				memberId: accountId,
				name: shown.name,
				nameInOtherScript,
				steps: relation.steps,
				stepsBack: relation.stepsBack,
			},
		];
	});
	const accounts = await db.member.findMany({
		where: { id: { in: [memberId, ...near.map((relative) => relative.memberId)] }, isDeceased: false },
		select: { id: true, bornOn: true, bornPrecision: true, claimedAt: true },
	});
	const accountOf = new Map(accounts.map((account) => [account.id, account]));
	const linked = await findLinked(memberId);
	const own = findSpan(accountOf.get(memberId));
	return near.flatMap(({ steps, stepsBack, ...relative }) => {
		const account = accountOf.get(relative.memberId);
		if (!account || !mayBeAdult(account.bornOn, now)) return [];
		const isUnclaimed = account.claimedAt === null;
		if (!linked.has(relative.memberId) && !isUnclaimed) return [];
		const born = findSpan(account);
		const words = getWords(withSiblingAge(steps, born, own));
		return [{ ...relative, words, ownWords: getWords(withSiblingAge(stepsBack, own, born)), isUnclaimed }];
	});
}

/** Somebody of a member's own tree who could be asked if they had an account. */
export interface InvitableRelative extends PersonName {
	/** The card. */
	id: string;
	words: Words;
}

/** Adults of the same nearness who are a card alone, so that the member has to invite them to an account first. */
export async function findInvitable(memberId: string, now: Date): Promise<InvitableRelative[]> {
	const tree = await openTree(memberId, 'hi', now);
	const cards = await db.person.findMany({
		where: {
			treeId: tree.id,
			memberId: null,
			kind: 'named',
			approvalStatus: 'approved',
			isVisible: true,
			isDeceased: false,
			OR: [{ isMarried: null }, { isMarried: false }],
		},
		select: { id: true, bornOn: true },
	});
	const toIds = cards.filter(({ bornOn }) => mayBeAdult(bornOn, now)).map(({ id }) => id);
	const kin = await tree.ask('kin', { fromId: tree.meId, toIds });
	const near = new Map(kin.flatMap(({ id, steps }) => (isLookedFor(steps) ? [[id, steps] as const] : [])));
	const shown = await tree.ask('shown', [...near.keys()]);
	return shown.map(({ row: { id, nameInOtherScript }, shown: { name } }) => ({
		id,
		name,
		nameInOtherScript,
		words: getWords(near.get(id) ?? []),
	}));
}

/** Also where the card shows no birth: a brother and a sister know which of them is the elder. */
function findSpan(
	account: { bornOn: Date | null; bornPrecision: BirthPrecision | null } | undefined,
): BirthSpan | null {
	return account?.bornOn ? birthSpan(account.bornOn, account.bornPrecision ?? 'day') : null;
}

/** The accounts with which a link gives rights now: a card alone does not say so. */
async function findLinked(memberId: string): Promise<ReadonlySet<string>> {
	const links = await db.familyRequest.findMany({
		where: { status: 'accepted', OR: [{ fromMemberId: memberId }, { toMemberId: memberId }] },
		select: { fromMemberId: true, toMemberId: true },
	});
	return new Set(links.flatMap(({ fromMemberId, toMemberId }) => [fromMemberId, toMemberId]));
}

function isLookedFor(steps: readonly Step[]): boolean {
	const kinds = steps.map(({ kind }) => kind);
	return looksFor.some(
		(path) => path.length === kinds.length && path.every((kind, at) => kind === kinds[at]),
	);
}

function getWords(steps: readonly Step[]): Words {
	const parts = kinTerms(steps);
	return { hi: kinshipWords(parts, translator('hi')), en: kinshipWords(parts, translator('en')) };
}
