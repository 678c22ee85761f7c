import { isPossible } from '@/lib/core/life';
import type { Steps } from '@/lib/core/slices';
import { getUnion } from '@/lib/features/family/tree/rules/graph';
import type { Fact } from '@/lib/rules/gedcom/facts';
import type { FamilyFile } from '@/lib/rules/gedcom/family-file';
import { type CardFields, type ImportedFields, withFactsOfCard } from './card-facts';
import type {
	CardGain,
	ImportPlan,
	PlannedPeople,
	PlannedPerson,
	PlannedUnion,
	UnionGain,
} from './import-plan';
import type { KnownTree, KnownUnion } from './known-cards';
import {
	endsBeforeWedding,
	getUnionFields,
	isMarriedAgain,
	leftUnionFacts,
	type UnionFields,
	withFactsOfUnion,
} from './union-facts';

export function* planUnions(
	file: FamilyFile,
	tree: KnownTree,
	planned: PlannedPeople,
): Steps<Pick<ImportPlan, 'unions' | 'unionGains'>> {
	const known = new Map(tree.unions.map((union) => [coupleKey(union), union]));
	const next = new Map<string, number>();
	for (const { partnerAId, partnerBId, sequence } of tree.unions) {
		for (const id of [partnerAId, partnerBId]) next.set(id, Math.max(next.get(id) ?? 0, sequence + 1));
	}
	const findDied = ({ cardId, fields }: PlannedPerson) =>
		fields.isDeceased || tree.cards.get(cardId)?.fields.isDeceased;
	const unions = new Map<string, PlannedUnion>();
	const unionGains = new Map<string, UnionGain>();
	for (const { partnerIds, sequence, facts } of file.unions) {
		yield;
		const [a, b] = partnerIds.map((id) => planned.get(id));
		if (!a || !b || a.cardId === b.cardId) continue;
		const fields = getUnionFields(facts, Boolean(findDied(a) || findDied(b)));
		const first = Math.max(next.get(a.cardId) ?? 0, next.get(b.cardId) ?? 0);
		const union = { ...getUnion(a.cardId, b.cardId, Math.max(sequence, first)), ...fields };
		const key = coupleKey(union);
		const [there, twin] = [known.get(key), unions.get(key)];
		if (there) {
			const before = unionGains.get(key) ?? { union: there, fields: {}, facts: [...there.facts] };
			unionGains.set(key, {
				union: there,
				...withGain({ ...there, ...before.fields }, before, fields, facts),
			});
		} else if (twin) {
			const { fields: gained, facts: joined } = withGain(
				twin,
				{ fields: {}, facts: twin.facts },
				fields,
				facts,
			);
			unions.set(key, { ...twin, ...gained, facts: joined });
		} else unions.set(key, { ...union, facts: leftUnionFacts(facts, fields) });
	}
	return {
		unions: [...unions.values()],
		unionGains: [...unionGains.values()].filter(
			({ union, fields, facts }) => Object.keys(fields).length > 0 || facts.length > union.facts.length,
		),
	};
}

const coupleKey = ({ partnerAId, partnerBId }: Pick<KnownUnion, 'partnerAId' | 'partnerBId'>) =>
	`${partnerAId} ${partnerBId}`;

/** What a marriage gains, beside what it has gained before. */
function withGain(
	there: UnionFields,
	before: Pick<UnionGain, 'fields' | 'facts'>,
	{ marriedOn, marriedPrecision, endedBy, endedOn, place }: UnionFields,
	facts: readonly Fact[],
): Pick<UnionGain, 'fields' | 'facts'> {
	const isMarriedOnNew = marriedOn !== null && there.marriedOn === null;
	const span = { from: isMarriedOnNew ? marriedOn : there.marriedOn };
	const isSpan = span.from === null || endedOn === null || endedOn >= span.from;
	// That one has died is only what follows where nothing else is known.
	const isEndNew =
		(there.endedBy === null && !isMarriedAgain(before.facts)) ||
		(there.endedBy === 'death' && endedBy === 'divorce');
	const isEndOver = there.endedBy === 'divorce' && endsBeforeWedding(facts, there.endedOn);
	const gained: Partial<UnionFields> = {
		...(isMarriedOnNew &&
			(there.endedOn === null || marriedOn <= there.endedOn) && { marriedOn, marriedPrecision }),
		...(isEndNew && endedBy !== null && { endedBy, ...(isSpan && { endedOn }) }),
		...(isEndOver && { endedBy, endedOn: null }),
		...(there.place === null && place !== null && { place }),
	};
	const joined = withFactsOfUnion(before.facts, facts, { ...there, ...gained });
	return { fields: { ...before.fields, ...gained }, facts: joined };
}

/** A card that is there gains only what it does not tell yet; one of an account, and the owner's own, only links. */
export function* getGains(people: readonly PlannedPerson[], tree: KnownTree, today: Date): Steps<CardGain[]> {
	const gains = new Map<string, CardGain>();
	for (const { cardId, state, isConnector, person, sex, fields: imported } of people) {
		yield;
		const card = tree.cards.get(cardId);
		if (state !== 'there' || isConnector || !card || card.person.memberId !== null) continue;
		// Of two of the file who are the same the first comes first.
		const before = gains.get(cardId) ?? { cardId, fields: {}, facts: [...card.facts] };
		const { gender = card.person.gender } = before.fields;
		const there = { ...card.fields, ...before.fields };
		const gained = {
			...emptyFieldsGained(there, imported),
			...(gender === null && sex !== null && { gender: sex }),
		};
		const facts = withFactsOfCard(before.facts, person.facts, { ...there, ...gained }, today);
		if (Object.keys(gained).length === 0 && facts.length === before.facts.length) continue;
		gains.set(cardId, { cardId, fields: { ...before.fields, ...gained }, facts });
	}
	return [...gains.values()];
}

function emptyFieldsGained(there: CardFields, imported: ImportedFields): Partial<ImportedFields> {
	const {
		bornOn,
		bornPrecision,
		isDeceased,
		diedOn,
		diedPrecision,
		ageAtDeath,
		name: _,
		...texts
	} = imported;
	const isBornNew = there.bornOn === null && bornOn !== null;
	const birth = isBornNew ? { bornOn, bornPrecision } : there;
	const isEnd = diedOn !== null && there.diedOn === null && isPossible({ ...birth, diedOn, diedPrecision });
	const gained = { ...there, ...(isEnd && { diedOn }) };
	const isAgeNew =
		ageAtDeath !== null && there.ageAtDeath === null && (!birth.bornOn || gained.diedOn === null);
	const empty = Object.entries(texts).filter(
		([field, value]) => value !== null && there[field as keyof typeof texts] === null,
	);
	return {
		...Object.fromEntries(empty),
		...(isBornNew && isPossible({ ...there, bornOn, bornPrecision }) && { bornOn, bornPrecision }),
		...(isDeceased && !there.isDeceased && { isDeceased }),
		...(isEnd && { diedOn, diedPrecision }),
		...(isAgeNew && (isDeceased || there.isDeceased) && { ageAtDeath }),
	};
}
