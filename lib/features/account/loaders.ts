import { loadActor } from '@/lib/platform/auth/loaders';
import { findUnconfirmedEmail } from './queries/find-email';

/** The address of the member who reads the page, where it is not confirmed; null otherwise, and for visitors. */
export async function loadUnconfirmedEmail(): Promise<string | null> {
	const actor = await loadActor();
	return actor.kind === 'member' ? findUnconfirmedEmail(actor.memberId) : null;
}
