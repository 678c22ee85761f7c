import { callApi, type Reply } from '@/lib/client/api';
import type { Changes, ComparedField, VersionedSave } from '@/lib/client/form/versioned-save';
import { comparePictures, compareValues } from '@/lib/client/member/compared-fields';
import type { Words } from '@/lib/client/member/words';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { type FamilyMember, readFamily } from './family';
import { relationName, relationShown } from './relations';

/** How the changes of a card are saved, apart from how they are sent. */
export function cardSaving(
	opened: FamilyMember,
	changes: Changes,
	words: Words,
): Omit<VersionedSave<FamilyMember, Reply<'PUT /api/family/update/[id]'>>, 'send'> {
	return {
		opened,
		changes,
		readNewest: () => readNewestCard(opened.id),
		compare: (mine, base, newest) => compareCards(mine, base, newest, words),
	};
}

async function readNewestCard(id: string) {
	const answer = await callApi('GET /api/family/tree');
	if (!answer.ok) return null;
	const record = readFamily(answer.data).members.find((member) => member.id === id);
	const member = answer.data.familyMembers.find(({ _id }) => _id === id);
	if (!record || !member) return null;
	return { record, reply: (message: string) => ({ message, member, warnings: [] }) };
}

/** Which are asked with the relation, and mean nothing without it. */
const placeNames = ['relation', 'relatedToMemberId', 'side', 'parentKind', 'isCouple', 'otherParent'];

/** The changed fields of a card as they are shown: in the form, when it was opened, and now. */
export function compareCards(
	changes: Changes,
	base: FamilyMember,
	newest: FamilyMember,
	words: Words,
): ComparedField[] {
	const { language, t } = words;
	const { memberFields, memberOptions } = words.messages;
	return Object.entries(changes).flatMap(([key, value]): ComparedField[] => {
		const said = String(value);
		const field = (label: string, shown: (card: FamilyMember) => string, mine: string) => ({
			...{ key, label, mine, base: shown(base), theirs: shown(newest) },
		});
		if (key === 'relation') {
			const label = t('familyTree.wizard.relation');
			const compared = field(label, (card) => relationShown(card, t, language), relationName(said, t));
			return [{ ...compared, names: placeNames }];
		}
		if (placeNames.includes(key)) return [];
		if (key === 'photo')
			return [comparePictures(value, base.photo, newest.photo, { key, label: memberFields.photo })];
		if (key === 'dob') {
			const mine = birthShown({ dob: said, age: null }, words);
			return [field(t('familyTree.wizard.dob'), (card) => birthShown(card, words), mine)];
		}
		if (key === 'dod') {
			const shown = (date: string | null) => (date ? dateWords(date, t, language) : '');
			return [field(t('familyTree.details.died'), ({ dod }) => shown(dod), shown(said))];
		}
		if (key === 'isDeceased' || key === 'isVisible') {
			const shown = (isSo: boolean) => memberOptions.yesNo[isSo ? 'Yes' : 'No'];
			return [field(t(`familyTree.edit.${key}`), (card) => shown(card[key]), shown(said === 'true'))];
		}
		return [compareValues(key, value, base.values, newest.values, words)];
	});
}

/** A day, a month or a year, or the age where nothing else is known: a new date changes the age, and the other way round. */
function birthShown(
	{ dob, age }: Pick<FamilyMember, 'dob' | 'age'>,
	{ language, t }: Pick<Words, 'language' | 't'>,
): string {
	if (dob) return dateWords(dob, t, language);
	return age === null ? '' : `${t('familyTree.details.age')}: ${age}`;
}
