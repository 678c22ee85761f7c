import { holdsWebAddress } from '@/lib/core/person-name';
import type { Fact } from '@/lib/gedcom/facts';
import type { FamilyFile } from '@/lib/gedcom/family-file';
import type { UnreadList } from '@/lib/gedcom/unread';
import { isNamedFact } from './card-facts';

/** A file without the names and places that hold a web address, as forms refuse them; `unread` says which. */
export function withoutWebAddresses<File extends FamilyFile>(file: File, unread: UnreadList): File {
	const clean = <Told extends { facts: readonly Fact[]; line: number }>(
		told: Told,
		record: string,
	): Told => ({
		...told,
		facts: told.facts.flatMap((fact) =>
			cleanFact(fact, (text) => unread.add('webAddress', { line: told.line, text: `${record} ${text}` })),
		),
	});
	return {
		...file,
		people: file.people.map((person) => clean(person, `@${person.id}@`)),
		unions: file.unions.map((union) => clean(union, 'FAM')),
	};
}

const isName = (fact: Fact) => fact.tag === 'NAME' || fact.tag === 'TITL' || isNamedFact(fact);

function cleanFact(fact: Fact, report: (text: string) => void): Fact[] {
	const { tag, value = '', place = '', details = [] } = fact;
	if (isName(fact) && holdsWebAddress(value.replaceAll('/', ' '))) {
		report(`${tag} ${value}`);
		return [];
	}
	const parts = tag === 'NAME' ? details.filter((part) => holdsWebAddress(part.value)) : [];
	for (const part of parts) report(`${part.tag} ${part.value}`);
	const hasPlace = place !== '' && holdsWebAddress(place);
	if (hasPlace) report(`PLAC ${place}`);
	if (!hasPlace && parts.length === 0) return [fact];
	const { place: _place, details: _details, ...more } = fact;
	const kept = details.filter((part) => !parts.includes(part));
	return [
		{
			...more,
			...(!hasPlace && place !== '' && { place }),
			...(kept.length > 0 && { details: kept }),
		},
	];
}
