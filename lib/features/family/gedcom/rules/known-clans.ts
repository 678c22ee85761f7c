import type { ClanNamer } from '@/lib/features/heritage/clan-alias/queries/name-clans';
import type { Fact } from '@/lib/rules/gedcom/facts';
import type { FamilyFile, FilePerson } from '@/lib/rules/gedcom/family-file';
import { isClanFact } from './card-facts';

/** A file with each clan by its one name, as the cards of the tree have it. */
export function withClansNamed<File extends FamilyFile>(file: File, nameOf: ClanNamer): File {
	const named = (fact: Fact): Fact =>
		isClanFact(fact) && fact.value ? { ...fact, value: nameOf(fact.value) } : fact;
	const people = file.people.map((person): FilePerson => ({ ...person, facts: person.facts.map(named) }));
	return { ...file, people };
}
