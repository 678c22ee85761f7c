import type { ListShape, ListState } from '../list/list-state';

export const trashKinds = ['member', 'blog', 'picture', 'family', 'deity', 'khaanp'] as const;

export const trashShape: ListShape<'kind', never> = {
	filters: ['kind'],
	defaultSort: '-deletedAt',
	defaultLimit: 25,
};

export function trashQuery({
	page,
	limit,
	sort,
	filters: { kind },
}: Pick<ListState<'kind'>, 'page' | 'limit' | 'sort' | 'filters'>) {
	return { page, limit, sort, ...(kind && { kind }) };
}
