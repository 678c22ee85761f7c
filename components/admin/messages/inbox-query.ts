import type { Reply } from '@/lib/client/api';
import type { ListShape, ListState } from '../list/list-state';

export type InboxMessage = Reply<'GET /api/admin/messages'>['messages'][number];

export type MemberReport = Reply<'GET /api/admin/reports'>['reports'][number];

type InboxFilter = 'kind' | 'state' | 'reason';

/** The page's address says which of the two lists is shown, what is asked of it, and what of it is open. */
export const inboxShape: ListShape<InboxFilter, 'tab' | 'open'> = {
	filters: ['kind', 'state', 'reason'],
	views: ['tab', 'open'],
	defaultSort: '-createdAt',
};

/** What the page's address asks the call of a list for: messages are of a kind, reports have a reason. */
export function inboxQuery(
	narrowedBy: 'kind' | 'reason',
	{ page, limit, sort, search, filters }: Omit<ListState<InboxFilter>, 'hidden' | 'selected' | 'views'>,
) {
	return {
		...{ page, limit, sort },
		...(search && { search }),
		...(filters.state && { state: filters.state }),
		...(filters[narrowedBy] && { [narrowedBy]: filters[narrowedBy] }),
	};
}
