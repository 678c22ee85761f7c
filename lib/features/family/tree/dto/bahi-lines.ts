import type { Language } from '@/lib/core/language';
import type { LinkedField } from '@/lib/features/family/schema';
import type { TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import type { ShownCard } from '@/lib/features/family/tree/rules/shown-cards';
import { clanName } from '@/lib/features/heritage/clan/dto/clan-name';
import { nameIn } from '@/lib/features/member/dto/written';
import { translator } from '@/lib/platform/i18n/translate';
import { findExogamousGroup } from '@/lib/rules/clan/groups';
import { wifeOfClan } from '@/lib/rules/clan/wives';
import { writtenIn } from '@/lib/rules/script/in-script';

/**
 * How bahis record the wives of a tree, in words of `language`: "Bhatiyani ji, daughter of Ummed Singh, of the village Khejarla". Of what
 * the reader may see of the cards alone. Null for somebody who is no wife or whose clan is not known, and where the clan
 * is that of the husband, which she was not born into.
 */
export function bahiLines(
	cards: readonly ShownCard[],
	{ parentLinks, unions }: Pick<TreeRows, 'parentLinks' | 'unions'>,
	language: Language,
): (card: ShownCard) => string | null {
	const t = translator(language);
	const byId = new Map(cards.map((card) => [card.row.id, card]));
	const fathers = new Map<string, ShownCard>();
	for (const { childId, parentId, role, kind } of parentLinks) {
		const father = byId.get(parentId);
		if (father && role === 'father' && kind !== 'step' && (kind === 'birth' || !fathers.has(childId)))
			fathers.set(childId, father);
	}
	const partners = new Map<string, string[]>();
	for (const { partnerAId, partnerBId } of unions) {
		partners.set(partnerAId, [...(partners.get(partnerAId) ?? []), partnerBId]);
		partners.set(partnerBId, [...(partners.get(partnerBId) ?? []), partnerAId]);
	}

	const findFather = ({ row }: ShownCard, husbands: readonly ShownCard[]) => {
		const father = fathers.get(row.id);
		if (father) {
			const name = shownName(father, language);
			return father.shown.isDeceased ? t('biodata.late', { name }) : name;
		}
		// What a husband writes of his father-in-law is of one marriage.
		const husband = husbands.find((one) => partners.get(one.row.id)?.length === 1);
		const written = row.fatherName ?? husband?.row.fatherInLawName;
		return written ? writtenIn(language, written) : null;
	};

	const findVillage = (card: ShownCard, husbands: readonly ShownCard[]) => {
		const father = fathers.get(card.row.id);
		const atFathers = father && findShownText(father, 'villageAddress');
		if (atFathers) return atFathers;
		// Many write the village that a wife lives in.
		const own = findShownText(card, 'villageAddress');
		return husbands.some((husband) => findShownText(husband, 'villageAddress') === own) ? null : own;
	};

	return (card) => {
		const partnerIds = partners.get(card.row.id);
		const clan = findShownText(card, 'clan');
		if (!partnerIds || !clan || card.shown.gender !== 'Female') return null;
		const husbands = partnerIds.flatMap((id) => byId.get(id) ?? []);
		const kul = findExogamousGroup(clan)?.key;
		if (husbands.some((husband) => findExogamousGroup(findShownText(husband, 'clan'))?.key === kul))
			return null;
		const form = wifeOfClan(clan, { hi: clanName(clan, 'hi'), en: clanName(clan, 'en') });
		if (!form) return null;
		const father = findFather(card, husbands);
		const village = findVillage(card, husbands);
		return t('lineage.bahi', {
			known: father ? (village ? 'both' : 'father') : village ? 'village' : 'clan',
			clan: form[language],
			father: father ?? '',
			village: village ? writtenIn(language, village, 'place') : '',
		});
	};
}

/** What the account shows the reader of its member, else what is written on the card. */
function findShownText({ row, shown }: ShownCard, field: LinkedField): string | null {
	return shown.familyMemberId?.[field] ?? row[field];
}

function shownName({ row, shown }: ShownCard, language: Language): string {
	const { nameInOtherScript } = row.account ?? shown;
	return nameIn(language, { name: shown.name, nameInOtherScript });
}
