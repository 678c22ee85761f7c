import type { Language } from '@/lib/core/language';
import { type DeityRow, getText } from '@/lib/features/heritage/deity/queries';
import { type DeityKeys, deityKeys } from '@/lib/features/heritage/deity/rules/search-keys';
import { type DeityCard, deityCard } from './card';

/** A deity of a list that can be narrowed down where it is read. */
export interface ListedDeity extends DeityCard {
	description: string;
	rituals: string | null;
	keys: DeityKeys;
}

export function listedDeity(deity: DeityRow, language: Language): ListedDeity {
	const { description, rituals } = getText(deity, language);
	return { ...deityCard(deity, language), description, rituals, keys: deityKeys(deity) };
}
