import { lifespan } from '@/lib/client/family/cards/life';
import { relationShown } from '@/lib/client/family/cards/relations';
import type { PickerOption } from '@/lib/client/form/picker-option';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from '@/lib/features/family/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { translator } from '@/lib/platform/i18n/translate';

/** The people that a page offers. */
export interface Choices {
	options: readonly PickerOption[];
	/** Whether `options` are all; else only some are known, and the others are searched by name. */
	isWhole: boolean;
}

/** Everybody who has a card, to be picked: distinguished by what they are to the viewer, and by the year of their birth. */
function kinOptions(cards: readonly FamilyMember[], language: Language): PickerOption[] {
	const t = translator(language);
	return cards.map((card) => ({
		id: card._id,
		label: shownName(card),
		spellings: [card.name, card.nameInOtherScript].flatMap((spelling) => spelling ?? []),
		detail: [relationShown(card, t, language), lifespan({ ...card, profile: null }, t)]
			.filter(Boolean)
			.join(' · '),
	}));
}

/**
 * The people who can be picked from a tree.
 *
 * @param all null in a large tree, of which a page knows some alone
 */
export function getChoices(
	all: readonly FamilyMember[] | null,
	known: readonly FamilyMember[],
	language: Language,
): Choices {
	return { options: kinOptions(all ?? known, language), isWhole: all !== null };
}
