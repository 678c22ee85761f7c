import type { Language } from '@/lib/core/language';
import { mapInSteps, type Steps } from '@/lib/core/slices';
import type { ImportOutcome } from '@/lib/features/family/gedcom/commands/import-file';
import { gedcomDateWords } from '@/lib/features/family/gedcom/rules/date-words';
import { dateText } from '@/lib/features/family/gedcom/rules/fact-dates';
import type { PlannedPerson } from '@/lib/features/family/gedcom/rules/import-plan';
import { getKin } from '@/lib/features/family/gedcom/rules/relatives';
import type { ImportReply } from '@/lib/features/family/gedcom/schema';
import { translator } from '@/lib/platform/i18n/translate';
import type { Fact } from '@/lib/rules/gedcom/facts';

type Preview = Extract<ImportReply, { preview: unknown }>['preview'];
type Imported = Extract<ImportReply, { imported: unknown }>['imported'];

/** What an import would do, in the reader's words. */
export function* serializePreview(outcome: ImportOutcome, language: Language): Steps<Preview> {
	const { file, plan, tree, unread } = outcome;
	const t = translator(language);
	const { added, matched, unions, parentLinks, apart } = serializeImported(outcome);
	const connectors = plan.people.filter(({ isConnector, state }) => isConnector && state === 'new').length;
	const shown = plan.people.filter(({ isConnector }) => !isConnector);
	const nameOf = new Map(shown.map(({ person, name }) => [person.id, name]));
	const couples = file.unions.map(({ partnerIds }) => partnerIds);
	const kin = getKin(file.parentLinks, couples);
	const getNames = (ids: readonly string[] = []) => ids.flatMap((id) => nameOf.get(id) ?? []);
	const findCard = (id: string) => tree.cards.get(id);
	return {
		version: file.version,
		counts: { people: added + matched, added, matched, connectors, unions, parentLinks },
		people: yield* mapInSteps(shown, ({ person, name, sex, match, fields }) => ({
			xref: person.id,
			name,
			sex,
			birth: findWords(person.facts, 'BIRT', language),
			death: findWords(person.facts, 'DEAT', language),
			isDeceased: fields.isDeceased,
			parents: getNames(kin.parents.get(person.id)),
			spouses: getNames(kin.partners.get(person.id)),
			match: match && matchWords(match, findCard(match.cardId), language),
		})),
		me: plan.me,
		apart,
		unread: unread.map(({ values, code, ...entry }) => ({
			...entry,
			code,
			message: t(`family.unread.${code}`, values),
		})),
	};
}

function findWords(facts: readonly Fact[], tag: Fact['tag'], language: Language): string | null {
	const fact = facts.find((one) => one.tag === tag);
	return fact ? gedcomDateWords(fact, language) : null;
}

function matchWords(
	{ cardId, isSure }: NonNullable<PlannedPerson['match']>,
	card: ReturnType<ImportOutcome['tree']['cards']['get']>,
	language: Language,
) {
	const { bornOn = null, bornPrecision = null } = card?.fields ?? {};
	const birth =
		bornOn && bornPrecision && gedcomDateWords({ date: dateText(bornOn, bornPrecision) }, language);
	return { id: cardId, name: card?.person.name ?? '', birth, isSure };
}

/** What an import has done. */
export function serializeImported({ plan }: ImportOutcome): Imported {
	const cards = plan.people.filter(({ isConnector }) => !isConnector);
	return {
		added: cards.filter(({ state }) => state !== 'there').length,
		matched: new Set(cards.filter(({ state }) => state === 'there').map(({ cardId }) => cardId)).size,
		unions: plan.unions.length,
		parentLinks: plan.parentLinks.length,
		apart: serializeApart(plan.apart),
	};
}

const [maxFamilies, maxNames] = [5, 6];

function serializeApart(families: readonly (readonly PlannedPerson[])[]): Imported['apart'] {
	return {
		count: families.reduce((count, { length }) => count + length, 0),
		families: families.slice(0, maxFamilies).map((people) => ({
			count: people.length,
			names: people.slice(0, maxNames).map(({ name }) => name),
		})),
	};
}
