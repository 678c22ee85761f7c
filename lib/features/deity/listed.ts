import type { Language } from '@/lib/core/language';
import { type DeityCard, deityCard } from './card';
import { type DeityKeys, deityKeys } from './keys';
import { type DeityRow, getText } from './queries';

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
