import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { Steps } from '@/lib/core/slices';
import { translator } from '@/lib/platform/i18n/translate';
import { inverseRelation, type Relation, relationsBetween } from '@/lib/rules/kinship/relations';
import { type Step, stepAlong } from '@/lib/rules/kinship/steps';
import { kinTerms } from '@/lib/rules/kinship/terms';
import { kinshipSentence } from './kinship-sentence';
import { kinshipWords } from './kinship-words';
import type { RelationReply, RelationsReply, Relative } from './schema';
import { type ShownTree, shownTree } from './serialize';
import type { TreeRows } from './tree';

/**
 * Every way in which two cards of a member's own tree are related. A person on the way without a card, or with a hidden one, is
 * somebody unknown.
 *
 * @throws DomainError `notFound` for who has no card to be seen
 */
export function* serializeRelations(
	tree: TreeRows,
	{ from: fromId = tree.meId, to: toId }: { from?: string | undefined; to: string },
	now: Date,
): Steps<RelationsReply> {
	const shown = yield* shownTree(tree, now);
	for (const id of [fromId, toId]) {
		if (!shown.cards.some(({ row }) => row.id === id)) throw new DomainError('notFound');
	}
	const found = relationsBetween(shown.kin, fromId, toId);
	const [first] = found;
	const relations = fromId === toId ? [] : found.map((relation) => serializeRelation(tree, shown, relation));
	return {
		from: relativeOf(shown, fromId, []),
		to: relativeOf(shown, toId, first?.steps ?? null),
		relations,
		total: relations.length,
	};
}

function serializeRelation({ meId }: TreeRows, shown: ShownTree, relation: Relation): RelationReply {
	const { people: ids, steps, isBlood } = relation;
	const people = ids.map((id, at) => relativeOf(shown, id, steps.slice(0, at)));
	const path = people.map(({ name, isDeceased }, at) => ({ name, isDeceased, isMe: ids[at] === meId }));
	return {
		isBlood,
		words: wordsOf(steps),
		inverseWords: wordsOf(inverseRelation(shown.kin, relation).steps),
		sentence: inBoth((language) => kinshipSentence(path, steps, translator(language))),
		people,
		steps: steps.map((step, at) => serializeStep(shown, step, relation, at)),
	};
}

function serializeStep(
	shown: ShownTree,
	step: Step,
	{ people, steps }: Relation,
	at: number,
): RelationReply['steps'][number] {
	const parentIds = step.kind === 'sibling' ? step.sharedParentIds : [];
	const toSibling = people[at] ?? '';
	const [one, other] = parentIds;
	return {
		kind: step.kind,
		words: wordsOf([step]),
		link: linkOf(step),
		endedBy: step.kind === 'spouse' ? step.endedBy : null,
		sharedParents: parentIds.map((id) =>
			relativeOf(shown, id, [...steps.slice(0, at), stepAlong(shown.kin, toSibling, id, 'parent')]),
		),
		areParentsMarried: shown.graph.unions.some(
			({ partnerAId, partnerBId }) =>
				(partnerAId === one && partnerBId === other) || (partnerAId === other && partnerBId === one),
		),
	};
}

function linkOf(step: Step): RelationReply['steps'][number]['link'] {
	if (step.kind === 'parent' || step.kind === 'child') return step.link;
	if (step.kind !== 'sibling') return null;
	if (step.tie !== 'full') return step.tie;
	return step.isAdopted ? 'adopted' : 'birth';
}

/** Somebody with what the steps make them. */
function relativeOf({ cards, graph }: ShownTree, id: string, steps: readonly Step[] | null): Relative {
	const card = cards.find(({ row }) => row.id === id);
	return {
		_id: card ? id : null,
		name: card?.shown.name ?? null,
		photo: card?.shown.photo ?? null,
		gender: card?.shown.gender ?? graph.people.find((person) => person.id === id)?.gender ?? null,
		isDeceased: card?.shown.isDeceased ?? false,
		words: steps && steps.length > 0 ? wordsOf(steps) : null,
	};
}

const wordsOf = (steps: readonly Step[]) =>
	inBoth((language) => kinshipWords(kinTerms(steps), translator(language)));

const inBoth = (sayIn: (language: Language) => string) => ({ hi: sayIn('hi'), en: sayIn('en') });
