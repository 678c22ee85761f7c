import type { Language } from '@/lib/core/language';
import { type WrittenTexts, writtenFields } from '@/lib/features/member/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { isReadable, type NameKind, writtenIn } from '@/lib/rules/script/in-script';

const kindOf: Record<(typeof writtenFields)[number], NameKind> = {
	...{ name: 'name', fatherName: 'name', fatherInLawName: 'name' },
	...{ clan: 'clan', dynasty: 'clan', sakh: 'clan', motherClan: 'clan', gotra: 'gotra' },
	...{
		location: 'place',
		villageAddress: 'place',
		ancestralResidence: 'place',
		tehsil: 'place',
		district: 'place',
	},
	...{ profession: 'profession', education: 'education' },
	...{
		lordName: 'deity',
		familyGoddess: 'deity',
		familyGod: 'deity',
		lordPlace: 'place',
		ancestorPlace: 'place',
	},
	...{ marriagePlace: 'place', fatherInLawFatherName: 'name', inLawDynasty: 'clan', inLawSakh: 'clan' },
	...{ inLawTehsil: 'place', inLawDistrict: 'place', inLawState: 'place' },
};

/** What somebody is called, and how they write it in the other script themselves. */
export interface PersonName {
	name: string;
	nameInOtherScript: string | null;
}

type Texts = { readonly [Field in keyof WrittenTexts]: string | null | undefined };

/**
 * How the texts of a record are written in the script that readers of `language` read, where that differs from what is
 * stored; undefined where nothing differs. The name is as the member writes it, where they have said so. A clan that the
 * messages name is left to them.
 */
export function writeTexts(
	language: Language,
	{ nameInOtherScript, ...record }: Texts & { nameInOtherScript?: string | null | undefined },
): WrittenTexts | undefined {
	const { clans } = getMessages(language);
	const written: WrittenTexts = {};
	for (const field of writtenFields) {
		const text = record[field];
		if (!text || (kindOf[field] === 'clan' && Object.hasOwn(clans, text))) continue;
		const shown = writtenIn(language, text, kindOf[field]);
		if (shown !== text) written[field] = shown;
	}
	if (written.name !== undefined && nameInOtherScript && isReadable(language, nameInOtherScript))
		written.name = nameInOtherScript;
	return Object.keys(written).length === 0 ? undefined : written;
}

/** Somebody's name in the script that readers of `language` read. */
export function nameIn(language: Language, { name, nameInOtherScript }: PersonName): string {
	return writeTexts(language, { name, nameInOtherScript })?.name ?? name;
}
