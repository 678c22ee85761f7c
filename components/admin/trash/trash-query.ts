import { defineList } from '../list/list-state';

export const trashKinds = ['member', 'blog', 'picture', 'family', 'deity', 'khaanp'] as const;

export const trashList = defineList({
	filters: ['kind'],
	defaultSort: '-deletedAt',
	defaultLimit: 25,
	query: ({ page, limit, sort, kind }) => ({ page, limit, sort, kind }),
});
