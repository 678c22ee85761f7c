import type { Language } from '@/lib/core/language';
import { memberFields } from '@/lib/features/member/rules/member-fields';
import { type WrittenTexts, writtenFields } from '@/lib/features/member/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { isReadable, writtenIn } from '@/lib/rules/script/in-script';

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
		const { script } = memberFields[field];
		if (!text || (script === 'clan' && Object.hasOwn(clans, text))) continue;
		const shown = writtenIn(language, text, script);
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
