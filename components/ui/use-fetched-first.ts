import { useEffect, useState } from 'react';
import { unreachableSentence } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';

/** Whether what the browser fetches only when it is wanted is there. */
export function isFetched(fetchPart: () => Promise<unknown>): Promise<boolean> {
	return fetchPart().then(
		() => true,
		() => false,
	);
}

/**
 * Fetches a part of the page once it is wanted, and again when the connection is back; true when it is there. A part that
 * is rendered before would take the page with it where there is no connection.
 */
export function useFetched(fetchPart: () => Promise<unknown>, isWanted: boolean): boolean {
	const [isThere, setThere] = useState(false);
	const isMissing = isWanted && !isThere;
	useEffect(() => {
		if (!isMissing) return;
		const fetchIt = () => void isFetched(fetchPart).then(setThere);
		fetchIt();
		addEventListener('online', fetchIt);
		return () => removeEventListener('online', fetchIt);
	}, [fetchPart, isMissing]);
	return isWanted && isThere;
}

/** Goes on with `onFetched` once a part of the page has been fetched; says so where there is no connection for it. */
export function useFetchedFirst<Args extends unknown[]>(
	fetchPart: () => Promise<unknown>,
	onFetched: (...args: Args) => void,
): { isFetching: boolean; start: (...args: Args) => Promise<void> } {
	const [isFetching, setFetching] = useState(false);
	const start = async (...args: Args) => {
		setFetching(true);
		const isThere = await isFetched(fetchPart);
		setFetching(false);
		if (isThere) onFetched(...args);
		else showToast(unreachableSentence(), 'error');
	};
	return { isFetching, start };
}
