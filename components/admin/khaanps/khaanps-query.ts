import { ownKulAnswers } from '@/lib/features/heritage/khaanp/schema';
import type { ListShape, ListState } from '../list/list-state';

type KhaanpFilter = 'kul' | 'isOwnKul';

export const khaanpsShape: ListShape<KhaanpFilter, never> = {
	filters: ['kul', 'isOwnKul'],
	defaultSort: 'name',
	defaultLimit: 25,
};

const sorts = ['name', '-name', 'kul', '-kul'] as const;

export function khaanpsQuery({
	page,
	limit,
	sort: asked,
	search,
	filters: { kul, isOwnKul: answer },
}: Pick<ListState<KhaanpFilter>, 'page' | 'limit' | 'sort' | 'search' | 'filters'>) {
	const sort = sorts.find((one) => one === asked);
	const isOwnKul = ownKulAnswers.find((one) => one === answer);
	return {
		...{ page, limit },
		...(sort && { sort }),
		...(search && { search }),
		...(kul && { kul }),
		...(isOwnKul && { isOwnKul }),
	};
}
