import type { ListShape, ListState } from '../list/list-state';

export const clansShape: ListShape<never, never> = {
	filters: [],
	defaultSort: '-members',
	defaultLimit: 100,
};

export function clansQuery({ search }: Pick<ListState, 'search'>) {
	return { search };
}
