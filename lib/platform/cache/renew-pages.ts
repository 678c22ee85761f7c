import { revalidatePath } from 'next/cache';
import { pool } from '@/lib/platform/db/pool';
import { checkContentVersion } from './site-state.mjs';

let snapshot: string | null = null;

/**
 * On Vercel, which keeps pages by itself and knows no more than their age: has each rendered again before it is shown again,
 * when anything that public pages show has changed since this process last looked.
 */
export async function renewPages(): Promise<void> {
	const seen = await checkContentVersion(pool, snapshot);
	if (seen.hasChanged) revalidatePath('/', 'layout');
	snapshot = seen.snapshot;
}
