import { ownKulAnswers } from '@/lib/features/heritage/khaanp/schema';
import { defineList } from '../list/list-state';

const sorts = ['name', '-name', 'kul', '-kul'] as const;

export const khaanpsList = defineList({
	filters: ['kul', 'isOwnKul'],
	defaultSort: 'name',
	defaultLimit: 25,
	query: ({ page, limit, sort, search, kul, isOwnKul }) => ({
		page,
		limit,
		// The call refuses what it does not know.
		sort: sorts.find((one) => one === sort) ?? '',
		search,
		kul,
		isOwnKul: ownKulAnswers.find((one) => one === isOwnKul) ?? '',
	}),
});
