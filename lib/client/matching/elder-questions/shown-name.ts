import type { Reply } from '@/lib/client/api';

/** Somebody's name in the script of the page. */
export const getShownName = ({
	name,
	written,
}: Pick<Reply<'GET /api/family/questions'>['of'], 'name' | 'written'>) => written?.name ?? name;
