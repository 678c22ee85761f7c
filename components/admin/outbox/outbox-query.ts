import type { ListShape, ListState } from '../list/list-state';

export const outboxShape: ListShape<never, 'open'> = {
	filters: [],
	views: ['open'],
	defaultSort: '-createdAt',
	defaultLimit: 25,
};

export function outboxQuery({ page, limit }: Pick<ListState, 'page' | 'limit'>) {
	return { page, limit };
}
