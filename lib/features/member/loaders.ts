import { loadActor } from '@/lib/platform/auth/loaders';
import { findNewTerms } from './commands/inform-of-terms';

/** The version of the terms that the reader of the page has to be informed of; null where there is none, and for visitors. */
export async function loadNewTerms(): Promise<string | null> {
	const actor = await loadActor();
	return actor.kind === 'member' ? findNewTerms(actor.memberId) : null;
}
