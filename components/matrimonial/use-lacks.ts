import { useEffect, useState } from 'react';
import { valuesOf } from '@/components/member/drafts';
import { callApi, type Reply } from '@/lib/client/api';
import { todayInIndia } from '@/lib/core/calendar';
import { type Lack, lacksOf } from './lacks';

/** What the viewer's own profile lacks for matches; nothing as long as it is not known. */
export function useLacks(): Lack[] {
	const [lacks, setLacks] = useState<Lack[]>([]);
	useEffect(() => {
		const unmounted = new AbortController();
		// Without an answer the page says what it says to everybody.
		void callApi('GET /api/users/profile', { signal: unmounted.signal }).then((answer) => {
			if (answer.ok && !unmounted.signal.aborted) setLacks(lacksIn(answer.data));
		});
		return () => unmounted.abort();
	}, []);
	return lacks;
}

function lacksIn(profile: Reply<'GET /api/users/profile'>): Lack[] {
	return [
		...(profile.isHeldFromMatches ? (['held'] as const) : []),
		...lacksOf(valuesOf(profile), todayInIndia(new Date())),
	];
}
