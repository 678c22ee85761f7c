import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';

/** The people among whom a name is searched: all with a card, or those connected with one person, null for the viewer. */
export type Searched = 'everyone' | { aroundId: string | null };

/** After the last letter. */
const pauseMs = 250;

/** The people of the whole tree with such a name, or with that of a moment ago while these are not known yet. */
export function useFoundRelatives(
	typed: string,
	searched: Searched,
): { found: Reply<'GET /api/family/find'>; isSearched: boolean } {
	const [name, setName] = useState('');
	useEffect(() => {
		const timer = setTimeout(() => setName(typed.trim()), pauseMs);
		return () => clearTimeout(timer);
	}, [typed]);
	const among =
		searched === 'everyone' ? { everyone: 'true' as const } : { around: searched.aroundId ?? undefined };
	const { data, isPlaceholderData } = useQuery({
		...apiQuery('GET /api/family/find', { query: { name, ...among } }),
		enabled: name !== '',
		placeholderData: keepPreviousData,
	});
	const isSearched = data !== undefined && !isPlaceholderData && name !== '' && name === typed.trim();
	return { found: typed.trim() === '' ? [] : (data ?? []), isSearched };
}
