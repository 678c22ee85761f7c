import { holdsWebAddress } from '@/lib/core/person-name';
import type { Steps } from '@/lib/core/slices';
import type { Fact } from '@/lib/rules/gedcom/facts';
import type { FamilyFile, FilePerson, FileUnion } from '@/lib/rules/gedcom/family-file';
import type { UnreadList } from '@/lib/rules/gedcom/unread';
import { isNamedFact } from './card-facts';

/** A file without the names and places that hold a web address, as forms refuse them; `unread` says which. */
export function* withoutWebAddresses<File extends FamilyFile>(file: File, unread: UnreadList): Steps<File> {
	const clean = <Entry extends { facts: readonly Fact[]; line: number }>(
		entry: Entry,
		record: string,
	): Entry => ({
		...entry,
		facts: entry.facts.flatMap((fact) =>
			cleanFact(fact, (text) => unread.add('webAddress', { line: entry.line, text: `${record} ${text}` })),
		),
	});
	const people: FilePerson[] = [];
	for (const person of file.people) {
		people.push(clean(person, `@${person.id}@`));
		yield;
	}
	const unions: FileUnion[] = [];
	for (const union of file.unions) {
		unions.push(clean(union, 'FAM'));
		yield;
	}
	return { ...file, people, unions };
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
