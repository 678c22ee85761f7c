import { cache } from 'react';
import type { Language } from '@/lib/core/language';
import { wasRemoved } from '@/lib/platform/db/removed-page';
import { type PublishedDeity, toPublishedDeity } from './dto';
import { findDeity, listAllDeities } from './queries';
import { deityParams } from './schema';

/** All deities in their order. */
export async function loadDeities(language: Language): Promise<PublishedDeity[]> {
	const deities = await listAllDeities();
	return deities.map((deity) => toPublishedDeity(deity, language));
}

/** Null when there is no such deity, or the id is none; read once for a page and its metadata. */
export const loadDeity = cache(async (id: string, language: Language): Promise<PublishedDeity | null> => {
	const deity = deityParams.safeParse({ id }).success ? await findDeity(id) : null;
	return deity && toPublishedDeity(deity, language);
});

/** Whether a deity that is not there was there before. */
export function wasDeityRemoved(id: string): Promise<boolean> {
	return wasRemoved(`/deity/${id}`);
}
