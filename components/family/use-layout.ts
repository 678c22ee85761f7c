import { useEffect, useState } from 'react';
import type { Family } from './answers';
import { layoutMembers, type Places } from './diagram-plan';

const noPlaces: Places = new Map();

/** Where the cards of those who are shown stand; nobody stands anywhere until it is known. */
export function useLayout(family: Family, shownIds: ReadonlySet<string>, meId: string | undefined): Places {
	const [places, setPlaces] = useState<Places>(noPlaces);
	useEffect(() => {
		let isCurrent = true;
		void import('@/lib/family/layout')
			.then(({ layoutFamily }) => layoutFamily(layoutMembers(family, shownIds), meId ? { me: meId } : {}))
			.then((laidOut) => {
				if (isCurrent) setPlaces(laidOut);
			});
		return () => {
			isCurrent = false;
		};
	}, [family, shownIds, meId]);
	return places;
}
