import type { Reply } from '@/lib/client/api';

export type TrashedThing = Reply<'GET /api/admin/trash'>['entries'][number];

/** Accounts first, since what is theirs comes back to them only; and what was deleted last before the rest. */
export function inOrderOfReturn(things: readonly TrashedThing[]): TrashedThing[] {
	const rank = ({ kind }: TrashedThing) => (kind === 'member' ? 0 : 1);
	return [...things].sort((a, b) => rank(a) - rank(b) || b.deletedAt.localeCompare(a.deletedAt));
}
