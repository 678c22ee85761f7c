import { useCallback } from 'react';
import { useAddressQuery } from '@/components/ui/use-address-query';
import { aroundIn, queryAround } from '@/lib/client/family/diagram/opening';

/** Around whom the address draws the tree (see `aroundIn`), and how to draw it around somebody else. */
export function useAround(): [string | null, (memberId: string | null) => void] {
	const [query, showQuery] = useAddressQuery();
	const showAround = useCallback(
		(memberId: string | null) => showQuery(queryAround(query, memberId), 'push'),
		[query, showQuery],
	);
	return [aroundIn(Object.fromEntries(query)), showAround];
}
