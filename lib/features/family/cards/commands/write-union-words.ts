import { groupedBy } from '@/lib/core/grouping';
import {
	factsOfUnion,
	type UnionFields,
	withFactsOfUnion,
} from '@/lib/features/family/gedcom/rules/union-facts';
import type { Joined } from '@/lib/features/family/relations/rules/join-people';
import { getUnion } from '@/lib/features/family/tree/rules/graph';
import type { Prisma, Union } from '@/lib/platform/db/generated/client';
import { type Fact, facts as storedFacts } from '@/lib/rules/gedcom/facts';

/**
 * Once people of a tree have become one, each of their marriages has its data, and one that both had what
 * was recorded of either. `unions` are the rows before that.
 */
export async function writeUnionWords(
	tx: Prisma.TransactionClient,
	unions: readonly Union[],
	joined: Joined,
): Promise<void> {
	const getNow = (id: string): string => {
		const next = joined.get(id);
		return next === undefined ? id : getNow(next);
	};
	const getPair = ({ partnerAId, partnerBId }: Union) => {
		const pair = getUnion(getNow(partnerAId), getNow(partnerBId), 0);
		return { partnerAId: pair.partnerAId, partnerBId: pair.partnerBId };
	};
	const isMoved = (union: Union) =>
		getPair(union).partnerAId !== union.partnerAId || getPair(union).partnerBId !== union.partnerBId;
	const pairs = groupedBy(unions, (union) => Object.values(getPair(union)).join());
	for (const sameCouple of pairs.values()) {
		const moved = sameCouple.filter(isMoved);
		const [first, ...others] = [...sameCouple.filter((union) => !isMoved(union)), ...moved];
		if (!first || moved.length === 0) continue;
		const data = others.map(getWords).reduce(withWordsOf, getWords(first));
		await tx.union.update({ where: { partnerAId_partnerBId: getPair(first) }, data, select: { id: true } });
	}
}

type UnionWords = UnionFields & { facts: Fact[] };

const getWords = ({ marriedOn, marriedPrecision, endedOn, endedBy, place, facts }: Union): UnionWords => ({
	...{ marriedOn, marriedPrecision, endedOn, endedBy, place, facts: storedFacts.parse(facts) },
});

function withWordsOf(there: UnionWords, other: UnionWords): UnionWords {
	const { marriedOn, marriedPrecision } = there.marriedOn ? there : other;
	const { endedBy, endedOn } = there.endedBy ? there : other;
	const isSpan = !marriedOn || !endedOn || endedOn >= marriedOn;
	const place = there.place ?? other.place;
	const fields = { marriedOn, marriedPrecision, endedBy, endedOn: isSpan ? endedOn : null, place };
	return { ...fields, facts: withFactsOfUnion(there.facts, factsOfUnion(other, other.facts), fields) };
}
