import { callApi, type Reply } from '@/lib/client/api';
import type { Changes, Comparison, VersionedSave } from '@/lib/client/form/conflict';
import { type ComparedMember, memberComparison } from '@/lib/client/member/compared-fields';
import type { Words } from '@/lib/client/member/words';
import { dateWords } from '@/lib/platform/i18n/date-words';
import { type FamilyMember, readFamily } from './family';
import { relationName, relationShown } from './relations';

/** The values that two versions of a card are compared by. */
type ComparedCard = ComparedMember &
	Pick<FamilyMember, 'relation' | 'dod' | 'isDeceased' | 'isVisible'> & { stored: FamilyMember };

/** How the changes of a card are saved, apart from how they are sent. `keptMessage` is said when none of them is left. */
export function cardSaving(
	opened: FamilyMember,
	changes: Changes,
	words: Words,
	keptMessage: string,
): Omit<VersionedSave<FamilyMember, ComparedCard, Reply<'PUT /api/family/update/[id]'>>, 'send'> {
	return {
		opened,
		changes,
		valuesOf: getComparedCard,
		comparison: cardComparison(words),
		loadNewest: async () => {
			const response = await callApi('GET /api/family/tree');
			if (!response.ok) return null;
			const record = readFamily(response.data).members.find(({ id }) => id === opened.id);
			const member = response.data.familyMembers.find(({ _id }) => _id === opened.id);
			if (!record || !member) return null;
			return { record, keep: () => ({ message: keptMessage, member, warnings: [] }) };
		},
	};
}

export function getComparedCard(stored: FamilyMember): ComparedCard {
	const { values, photo, relation, dod, isDeceased, isVisible } = stored;
	return { ...values, photo, relation, dod, isDeceased, isVisible, stored };
}

/** How two versions of a card are compared. A new date of birth changes the age, and the other way round. */
export function cardComparison(words: Words): Comparison<ComparedCard> {
	const { language, t } = words;
	const { yesNo } = words.messages.memberOptions;
	const { labels, shownIn, pictures } = memberComparison(words);
	return {
		labels: {
			...labels,
			relation: t('familyTree.wizard.relation'),
			dob: t('familyTree.wizard.dob'),
			dod: t('familyTree.details.died'),
			isDeceased: t('familyTree.edit.isDeceased'),
			isVisible: t('familyTree.edit.isVisible'),
		},
		shownIn: (card, field) => {
			switch (field) {
				case 'relation':
					return card.relation === card.stored.relation
						? relationShown(card.stored, t, language)
						: relationName(card.relation, t);
				case 'dob': {
					if (card.dob) return dateWords(String(card.dob), t, language);
					const { dob, age } = card.stored;
					return dob || age === null ? '' : `${t('familyTree.details.age')}: ${age}`;
				}
				case 'dod':
					return card.dod ? dateWords(card.dod, t, language) : '';
				case 'isDeceased':
				case 'isVisible':
					return yesNo[card[field] ? 'Yes' : 'No'];
				case 'stored':
					return '';
				default:
					return shownIn(card, field);
			}
		},
		// The other fields are asked with the relation, and mean nothing without it.
		parts: { relation: ['relation', 'relatedToMemberId', 'side', 'parentKind', 'isCouple', 'otherParent'] },
		...(pictures && { pictures }),
	};
}
