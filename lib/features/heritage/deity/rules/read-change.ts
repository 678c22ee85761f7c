import type * as z from 'zod';
import { textsInLanguages } from '@/lib/core/by-language';
import type { Language } from '@/lib/core/language';
import type { DeityChange } from '@/lib/features/heritage/deity/commands/change-deity';
import type { deityBody } from '@/lib/features/heritage/deity/schema';
import { findDeityType } from './texts';

/** What the body of a call changes of a deity; `language` is the call's. */
export function getDeityChange(
	body: z.output<typeof deityBody>,
	files: ReadonlyMap<string, Uint8Array>,
	language: Language,
): DeityChange {
	const { deityType, type, gender, clans, images, version, language: textLanguage, hi, en, ...bare } = body;
	return {
		deityType: findDeityType({ deityType: deityType ?? null, type: type ?? null, gender: gender ?? null }),
		clans,
		images,
		version,
		files,
		changes: textsInLanguages(bare, { ...(hi && { hi }), ...(en && { en }) }, textLanguage ?? language),
	};
}
