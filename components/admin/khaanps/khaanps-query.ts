import { ownKulAnswers } from '@/lib/features/khaanp/schema';
import type { ListShape, ListState } from '../list/list-state';

type KhaanpFilter = 'kul' | 'isOwnKul';

/** What the list of khaanps can be asked for in the page's address. */
export const khaanpsShape: ListShape<KhaanpFilter, never> = {
	filters: ['kul', 'isOwnKul'],
	defaultSort: 'name',
	defaultLimit: 25,
};

const sorts = ['name', '-name', 'kul', '-kul'] as const;

/** What the page's address asks the call for. */
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
