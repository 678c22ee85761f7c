import { cache } from 'react';
import type { Language } from '@/lib/core/language';
import { wasRemoved } from '@/lib/platform/db/removed-page';
import { type EditedDeity, editedDeity } from './dto/edited';
import { type ListedDeity, listedDeity } from './dto/listed';
import { type DeityProfile, deityProfile } from './dto/profile';
import { type DeityRow, findDeity, listAllDeities } from './queries';
import { deityParams } from './schema';

/** All deities in their order. */
export async function loadDeities(language: Language): Promise<ListedDeity[]> {
	const deities = await listAllDeities();
	return deities.map((deity) => listedDeity(deity, language));
}

/** Null when there is no such deity, or the id is none. */
const loadRow = cache(async (id: string): Promise<DeityRow | null> => {
	return deityParams.safeParse({ id }).success ? findDeity(id) : null;
});

/** Null when there is no such deity; read once for a page and its metadata. */
export async function loadDeity(id: string, language: Language): Promise<DeityProfile | null> {
	const deity = await loadRow(id);
	return deity && deityProfile(deity, language);
}

/** Whether a deity that is not there was there before. */
export function wasDeityRemoved(id: string): Promise<boolean> {
	return wasRemoved(`/deity/${id}`);
}

/** The deity as the form that changes it begins with; null when there is none. */
export async function loadEditedDeity(id: string): Promise<EditedDeity | null> {
	const deity = await loadRow(id);
	return deity && editedDeity(deity);
}
