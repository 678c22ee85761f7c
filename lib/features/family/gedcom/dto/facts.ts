import { addToGroup } from '@/lib/core/grouping';
import { afterDeath } from '@/lib/features/family/gedcom/rules/card-facts';
import { gedcomDateWords } from '@/lib/features/family/gedcom/rules/date-words';
import { weddingText } from '@/lib/features/family/gedcom/rules/fact-dates';
import { isMarriedAgain } from '@/lib/features/family/gedcom/rules/union-facts';
import type { FamilyMember } from '@/lib/features/family/schema';
import type { PersonRow, UnionRow } from '@/lib/features/family/tree/queries/tree-rows';
import { textOfDay } from '@/lib/rules/gedcom/dates';
import { type Citation, type Fact, getKind } from '@/lib/rules/gedcom/facts';

type FactDto = FamilyMember['facts'][number];

/** The facts from files of a person and of their marriages, as text. `names` are those of the cards shown. */
export function factSerializer(
	unions: readonly UnionRow[],
	names: ReadonlyMap<string, string>,
): (person: PersonRow) => FactDto[] {
	const marriages = new Map<string, UnionRow[]>();
	for (const union of unions) {
		addToGroup(marriages, union.partnerAId, union);
		addToGroup(marriages, union.partnerBId, union);
	}
	return (person) => [
		...lifeFacts(person).map((fact) => serializeFact(fact)),
		...(marriages.get(person.id) ?? []).flatMap((union) => {
			const partnerId = union.partnerAId === person.id ? union.partnerBId : union.partnerAId;
			return marriageFacts(union).map((fact) => serializeFact(fact, names.get(partnerId)));
		}),
	];
}

/** The facts of a death are left out for people who are alive after all. */
export function lifeFacts({ facts, isDeceased }: Pick<PersonRow, 'facts' | 'isDeceased'>): Fact[] {
	return isDeceased ? facts : facts.filter(({ tag }) => !afterDeath.has(tag));
}

export function marriageFacts({ facts, endedOn, endedBy, place, ...wedding }: UnionRow): Fact[] {
	const has = (tag: Fact['tag']) => facts.some((fact) => fact.tag === tag);
	const date = weddingText(wedding);
	const marriage: Fact = {
		tag: 'MARR',
		...(date !== undefined && { date }),
		...(place !== null && { place }),
	};
	const isWedding = !has('MARR') && (date !== undefined || place !== null);
	const isDivorce = endedBy === 'divorce' && ((!has('DIV') && !has('ANUL')) || isMarriedAgain(facts));
	return [
		...(isWedding ? [marriage] : []),
		...facts,
		...(isDivorce ? [{ tag: 'DIV' as const, ...(endedOn && { date: textOfDay(endedOn) }) }] : []),
	];
}

export function serializeFact(fact: Fact, partner?: string): FactDto {
	const { tag, value, type = null, place = null, details = [], notes = [], sources = [] } = fact;
	const parts = [partner, value?.replaceAll('/', ' ').replace(/ +/g, ' ').trim()];
	const lines = [...parts, ...details.map((detail) => detail.value), ...notes].filter(Boolean);
	const [hi, en] = [gedcomDateWords(fact, 'hi'), gedcomDateWords(fact, 'en')];
	return {
		kind: getKind(tag),
		type,
		date: hi === null || en === null ? null : { hi, en },
		place,
		text: lines.length === 0 ? null : lines.join('\n'),
		sources: sources.map(citationLine),
	};
}

function citationLine({ source, page, text }: Citation): string {
	return [source, page, text].filter(Boolean).join(', ');
}
