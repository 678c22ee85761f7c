import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { RelationReply, RelationsReply, Relative } from '@/lib/features/family/schema';
import { addressWordFor, noteFor } from '@/lib/features/family/tree/dto/card';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import { nameIn, type PersonName, writeTexts } from '@/lib/features/member/dto/written';
import { translator } from '@/lib/platform/i18n/translate';
import { inverseRelation, type Relation, relationsBetween } from '@/lib/rules/kinship/relations';
import { type Step, stepAlong } from '@/lib/rules/kinship/steps';
import { kinTerms, kinTermsByParent } from '@/lib/rules/kinship/terms';
import { kinshipSentence } from './rules/kinship-sentence';
import { kinshipWords } from './rules/kinship-words';
import { mayAskAboutMarriage } from './rules/marriage-question';

export interface RelationRequest {
	/** The owner's own card where it is left out. */
	from?: string | undefined;
	to: string;
}

/**
 * Every way in which two cards of a member's own tree are related. A person on the way without a card, or with a hidden one, is
 * somebody unknown.
 *
 * @throws DomainError `notFound` for who has no card to be seen
 */
export function serializeRelations(
	tree: Tree,
	{ from: fromId = tree.meId, to: toId }: RelationRequest,
): RelationsReply {
	for (const id of [fromId, toId]) {
		if (!tree.cards.some(({ row }) => row.id === id)) throw new DomainError('notFound');
	}
	const found = relationsBetween(tree.kinship.kin, fromId, toId);
	const [first] = found;
	const getRelative = getRelatives(tree);
	const relations =
		fromId === toId
			? []
			: found.map((relation) => serializeRelation({ tree, relation, relativeOf: getRelative }));
	return {
		from: getRelative(fromId, []),
		to: getRelative(toId, first?.steps ?? null),
		relations,
		total: relations.length,
		mayAskAboutMarriage: fromId !== toId && mayAskAboutMarriage(tree, [fromId, toId], found),
	};
}

interface Found {
	tree: Tree;
	relation: Relation;
	relativeOf: RelativeOf;
}

function serializeRelation(found: Found): RelationReply {
	const { tree, relation, relativeOf } = found;
	const { people: ids, steps, isBlood } = relation;
	const people = ids.map((id, at) => relativeOf(id, steps.slice(0, at)));
	const pathIn = (language: Language) =>
		people.map(({ isDeceased }, at) => {
			const name = nameOnCard(tree, ids[at] ?? '');
			return { name: name && nameIn(language, name), isDeceased, isMe: ids[at] === tree.meId };
		});
	const inverse = inverseRelation(tree.kinship.kin, relation).steps;
	return {
		isBlood,
		words: getWords(steps),
		inverseWords: getWords(inverse),
		note: noteFor(steps),
		inverseNote: noteFor(inverse),
		addressWord: addressWordFor(tree.rows, steps),
		inverseAddressWord: addressWordFor(tree.rows, inverse),
		sentence: inBoth((language) => kinshipSentence(pathIn(language), steps, translator(language))),
		people,
		steps: steps.map((step, at) => serializeStep(found, step, at)),
	};
}

function serializeStep(
	{ tree, relation: { people, steps }, relativeOf }: Found,
	step: Step,
	at: number,
): RelationReply['steps'][number] {
	const parentIds = step.kind === 'sibling' ? step.sharedParentIds : [];
	const toSibling = people[at] ?? '';
	const [a, b] = parentIds;
	return {
		kind: step.kind,
		words: inBoth((language) => kinshipWords(kinTermsByParent([step]), translator(language))),
		link: findLink(step),
		endedBy: step.kind === 'spouse' ? step.endedBy : null,
		sharedParents: parentIds.map((id) =>
			relativeOf(id, [...steps.slice(0, at), stepAlong(tree.kinship.kin, toSibling, id, 'parent')]),
		),
		areParentsMarried: tree.kinship.graph.unions.some(
			({ partnerAId, partnerBId }) =>
				(partnerAId === a && partnerBId === b) || (partnerAId === b && partnerBId === a),
		),
	};
}

function findLink(step: Step): RelationReply['steps'][number]['link'] {
	if (step.kind === 'parent' || step.kind === 'child') return step.link;
	if (step.kind !== 'sibling') return null;
	if (step.tie !== 'full') return step.tie;
	return step.isAdopted ? 'adopted' : 'birth';
}

/** Somebody with what the steps make them. */
type RelativeOf = (id: string, steps: readonly Step[] | null) => Relative;

function getRelatives(tree: Tree): RelativeOf {
	return (id, steps) => {
		const card = tree.cards.find(({ row }) => row.id === id);
		const name = nameOnCard(tree, id);
		return {
			_id: card ? id : null,
			name: name?.name ?? null,
			written: name ? writeTexts(tree.language, name) : undefined,
			photo: card?.shown.photo ?? null,
			gender:
				card?.shown.gender ?? tree.kinship.graph.people.find((person) => person.id === id)?.gender ?? null,
			isDeceased: card?.shown.isDeceased ?? false,
			words: steps && steps.length > 0 ? getWords(steps) : null,
		};
	};
}

function nameOnCard({ cards }: Tree, id: string): PersonName | null {
	const card = cards.find(({ row }) => row.id === id);
	if (!card) return null;
	const { row, shown } = card;
	return { name: shown.name, nameInOtherScript: row.account?.nameInOtherScript ?? shown.nameInOtherScript };
}

const getWords = (steps: readonly Step[]) =>
	inBoth((language) => kinshipWords(kinTerms(steps), translator(language)));

const inBoth = (sayIn: (language: Language) => string) => ({ hi: sayIn('hi'), en: sayIn('en') });
