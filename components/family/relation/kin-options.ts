import { lifespan } from '@/components/family/cards/life';
import { relationShown } from '@/components/family/cards/relations';
import type { PickerOption } from '@/components/ui/option-picker';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from '@/lib/features/family/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { translator } from '@/lib/platform/i18n/translate';
import type { Choices } from './person-field';

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
