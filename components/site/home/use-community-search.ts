import { useEffect, useState } from 'react';
import { unreachableSentence } from '@/lib/client/api';
import type { Answers, Search } from '@/lib/client/site/home/search-categories';
import { showToast } from '@/lib/client/toast';

/** After the last keystroke. */
const quietMs = 150;

/** What a page loads when its search is first used. */
export const fetchSearch = async () => {
	const [{ askAll }, { SearchResultList }] = await Promise.all([
		import('@/lib/client/site/home/search-replies'),
		import('./search-result-list'),
	]);
	return { askAll, SearchResultList };
};

const nothing: Answers = {};

/**
 * Searches the chosen categories. `answers` are the last ones that came, of the search before too until there are
 * newer ones; the last search wins, whichever is answered first.
 */
export function useCommunitySearch(search: Search): { answers: Answers; isBusy: boolean } {
	const [answers, setAnswers] = useState(nothing);
	const [isBusy, setBusy] = useState(false);
	useEffect(() => {
		if (search.words === '' || search.chosen.length === 0) {
			setAnswers(nothing);
			setBusy(false);
			return;
		}
		setBusy(true);
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			const fetched = await fetchSearch().catch(() => null);
			if (leaving.signal.aborted) return;
			if (fetched === null) showToast(unreachableSentence(), 'error');
			await fetched?.askAll(search, leaving.signal, (found) =>
				setAnswers((shown) => ({ ...shown, ...found })),
			);
			if (!leaving.signal.aborted) setBusy(false);
		}, quietMs);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [search]);
	return { answers, isBusy };
}
