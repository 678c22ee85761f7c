import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { type LineagePage, pairKey } from '@/lib/features/family/print/rules/lineage';
import type { FamilyMember } from '@/lib/features/family/schema';
import { lifeYears } from '@/lib/platform/i18n/date-words';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import type { GenerationEntry } from '@/lib/rules/lineage/generations';
import type { Adoption, OutlineEntry, OutlineNumber, OutlinePartner } from '@/lib/rules/lineage/outline';
import { writtenIn } from '@/lib/rules/script/in-script';

type AboutEntry = Pick<GenerationEntry, 'id' | 'parentId' | 'otherParentId' | 'fatherId'> & Adoption;

export type LineageTexts = ReturnType<typeof lineageTexts>;

/** What pages about descent say of the people of a tree, in one language. */
export function lineageTexts({ treeName, cards, sexes, fathers, weddings }: LineagePage, language: Language) {
	const t = translator(language);
	const { clans } = getMessages(language);

	const family = writtenIn(language, treeName);

	const sex = (id: string) => sexes.get(id) ?? 'unknown';

	const number = (of: OutlineNumber) => of.join('.');

	/** Without a card somebody is unknown; of the departed with the honorific for them. */
	const name = (id: string) => {
		const card = cards.get(id);
		if (!card) return t('lineage.unknown');
		return card.isDeceased ? t('biodata.late', { name: card.name }) : card.name;
	};

	const years = (id: string) => {
		const card = cards.get(id);
		return card ? lifeYears(card, t) : null;
	};

	const clan = (card: FamilyMember) => {
		const stored = card.familyMemberId?.clan ?? card.clan;
		return stored ? labelFor(clans, stored) : null;
	};

	const place = (card: FamilyMember) => {
		const holder = card.familyMemberId ?? card;
		const village = holder.villageAddress ?? card.villageAddress;
		const district = holder.district ?? card.district;
		const where = [village, district].filter(Boolean).join(', ');
		return where === '' ? null : t('lineage.of', { place: where });
	};

	const parentage = (card: FamilyMember, partner: FamilyMember | undefined) => {
		const fatherId = fathers.get(card._id);
		const father =
			(fatherId !== undefined && cards.has(fatherId) ? name(fatherId) : card.fatherName) ??
			partner?.fatherInLawName;
		return father ? t(`lineage.childOf.${sex(card._id)}`, { name: father }) : null;
	};

	/** The clan that somebody was born into, and the village. */
	const origin = (id: string) => {
		const card = cards.get(id);
		return card ? [clan(card), place(card)].filter((detail) => detail !== null) : [];
	};

	/** The details of a wife or husband: the years, the family that they come from, and the wedding. */
	const partnerDetails = (entry: OutlineEntry, { id }: OutlinePartner) => {
		const card = cards.get(id);
		if (!card) return '';
		// What somebody tells of their parents-in-law is of one marriage.
		const teller = entry.partners.length === 1 ? cards.get(entry.id) : undefined;
		const wedding = weddings.get(pairKey(entry.id, id))?.[language];
		const details = [
			years(id),
			...(card.bahi ? [card.bahi] : [clan(card), parentage(card, teller), place(card)]),
			wedding ? t('lineage.wedding', { date: wedding }) : null,
		];
		return details
			.filter((detail) => detail !== null)
			.map((detail) => `· ${detail}`)
			.join(' ');
	};

	/** "son of …"; null without a parent. */
	const descentFrom = (id: string, names: readonly (string | null | undefined)[]) => {
		const [parent, otherParent] = names.filter((each) => typeof each === 'string');
		if (parent === undefined) return null;
		return otherParent === undefined
			? t(`lineage.childOf.${sex(id)}`, { name: parent })
			: t(`lineage.childOfBoth.${sex(id)}`, { parent, otherParent });
	};

	/** The other family of an adopted child: the parents by birth, or those to whom the child was given; else null. */
	const adoption = ({ id, isAdopted, birthParentIds, adopterIds }: Adoption & { id: string }) => {
		if (isAdopted) {
			const descent = descentFrom(id, birthParentIds.map(name));
			return descent === null ? t('lineage.adopted') : t('lineage.adoptedBorn', { descent });
		}
		const [adopter, otherAdopter] = adopterIds.map(name);
		if (adopter === undefined) return null;
		const names =
			otherAdopter === undefined ? adopter : t('lineage.both', { one: adopter, other: otherAdopter });
		return t(`lineage.givenTo.${sex(id)}`, { names });
	};

	/** The father as a card of a daughter's child names him, where he has no card. */
	const findFatherName = ({ id, parentId, isAdopted }: AboutEntry) =>
		parentId !== null && sex(parentId) === 'F' && !isAdopted ? (cards.get(id)?.fatherName ?? null) : null;

	/** The details of a descendant in a book: the years, the parents, the family and the work. */
	const about = (entry: AboutEntry) => {
		const { id, parentId, otherParentId, fatherId } = entry;
		const [parent, otherParent] = [parentId, otherParentId].map((one) => one && name(one));
		const father = fatherId === null ? findFatherName(entry) : name(fatherId);
		const parents = father === null ? [parent, otherParent] : [father, parent];
		const details = [years(id), descentFrom(id, parents), adoption(entry), ...origin(id)];
		return [...details, cards.get(id)?.profession ?? null].filter((detail) => detail !== null);
	};

	/** The word before the name of a wife or husband. */
	const partnerWord = ({ id, isMarried }: OutlinePartner) =>
		isMarried ? t('lineage.married') : t(`lineage.otherParent.${sex(id)}`);

	return { family, sex, number, name, years, about, adoption, origin, partnerDetails, partnerWord };
}
