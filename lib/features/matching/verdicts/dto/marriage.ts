import type { Language } from '@/lib/core/language';
import { kinshipSentence } from '@/lib/features/family/relations/rules/kinship-sentence';
import { kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import type { Families } from '@/lib/features/matching/verdicts/rules/families';
import { isUnconfirmed } from '@/lib/features/matching/verdicts/rules/unconfirmed';
import type { VerdictReply } from '@/lib/features/matching/verdicts/schema';
import { nameIn, type PersonName } from '@/lib/features/member/dto/written';
import { translator } from '@/lib/platform/i18n/translate';
import { type Relation, relationsFrom } from '@/lib/rules/kinship/relations';
import { kinTermsByParent } from '@/lib/rules/kinship/terms';
import { countAncestors } from '@/lib/rules/marriage/ancestor-count';
import type { Lacking } from '@/lib/rules/marriage/missing';
import type { Side } from '@/lib/rules/marriage/reasons';
import type { MarriageVerdict } from '@/lib/rules/marriage/verdict';
import { toVerdictDto } from './verdict';

/** Over more steps than this nobody calls anybody a relation. */
const maxSteps = 12;

/** One of the two people of a verdict. */
export interface Party extends PersonName {
	/** The card, or the account. */
	id: string;
	isMe: boolean;
	/** Their card in the reader's own tree; null for the reader, and where there is none. */
	cardId: string | null;
}

export interface VerdictOnTwo {
	one: Party;
	other: Party;
	families: Families;
	verdict: MarriageVerdict;
}

/** As the sentences call them. */
export const getSide = (party: Party, language: Language) => ({
	name: nameIn(language, party),
	isMe: party.isMe,
});

/** The names of relatives and khaanps in the reader's script. */
export function readAs({ nameOf, graph }: Families, language: Language) {
	return {
		nameOf: (id: string) => {
			const name = nameOf(id);
			return name && nameIn(language, name);
		},
		...{ language, atlas: graph.atlas },
	};
}

/** What a verdict tells its reader, with what the two are to each other. */
export function toMarriageDto(
	{ one: a, other: b, families, verdict }: VerdictOnTwo,
	language: Language,
): VerdictReply {
	const relation = getRelations(families, a.id).get(families.graph.individualOf(b.id)?.id ?? '') ?? null;
	const getParty = (side: Side) => {
		const party = { one: a, other: b }[side];
		const lacking = verdict.missing.filter(({ of }) => of === side);
		return {
			...{ _id: party.id, ...getSide(party, language) },
			ancestors: party.isMe || party.cardId !== null ? findAncestors(families, party, lacking) : null,
		};
	};
	return toVerdictDto(verdict, {
		...{ one: getParty('one'), other: getParty('other'), ...readAs(families, language) },
		awaitsSecond: ({ of, ...fact }) => isUnconfirmed(families, { one: a, other: b }[of].id, fact),
		path: relation && {
			words: getWords(relation, language),
			sentence: getSentence(relation, { one: a, other: b, families }, language),
		},
	});
}

function findAncestors(
	{ graph }: Families,
	{ id, isMe, cardId }: Pick<Party, 'id' | 'isMe' | 'cardId'>,
	lacking: readonly Lacking[],
) {
	const person = graph.individualOf(id);
	return person && { ...countAncestors(graph, person, lacking), of: isMe ? null : cardId };
}

/** What everybody whom something joins to somebody is to them, by their individuals' ids. */
export function getRelations({ graph }: Families, id: string): ReadonlyMap<string, Relation> {
	const relations = relationsFrom(graph.kin, graph.individualOf(id)?.id ?? '');
	return new Map([...relations].filter(([, { steps }]) => steps.length > 0 && steps.length <= maxSteps));
}

export const getWords = ({ steps }: Relation, language: Language) =>
	kinshipWords(kinTermsByParent(steps), translator(language));

function getSentence(
	{ people, steps }: Relation,
	{ one: a, other: b, families }: Omit<VerdictOnTwo, 'verdict'>,
	language: Language,
): string {
	const { nameOf } = readAs(families, language);
	const between = people.slice(1, -1).map((id) => ({
		name: nameOf(id),
		isMe: false,
		isDeceased: families.graph.individuals.get(id)?.isDeceased ?? false,
	}));
	return kinshipSentence(
		[
			{ ...getSide(a, language), isDeceased: false },
			...between,
			{ ...getSide(b, language), isDeceased: false },
		],
		steps,
		translator(language),
	);
}
