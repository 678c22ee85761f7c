import { cache } from 'react';
import type { Language } from '@/lib/core/language';
import { type DeityCard, deityCard } from './card';
import { type DeityProfile, deityProfile } from './profile';
import { findDeity, listDeities } from './queries';
import { deityParams } from './schema';

/** All deities in their order. */
export async function loadDeities(language: Language): Promise<DeityCard[]> {
	const deities = await listDeities('');
	return deities.map((deity) => deityCard(deity, language));
}

/** Null when there is no such deity, or the id is none; read once for a page and its metadata. */
export const loadDeity = cache(async (id: string, language: Language): Promise<DeityProfile | null> => {
	if (!deityParams.safeParse({ id }).success) return null;
	const deity = await findDeity(id);
	return deity && deityProfile(deity, language);
});
