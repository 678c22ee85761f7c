'use client';

import { type Dispatch, type SetStateAction, useState } from 'react';

type Selection = ReadonlySet<string>;

/**
 * The keys of the rows that are selected, on every page of the list. Another list, which `listed` tells by what it is
 * narrowed by, begins without any: nothing is done to rows that it does not hold.
 */
export function useSelection(listed: readonly string[]): [Selection, Dispatch<SetStateAction<Selection>>] {
	const [selected, select] = useState<Selection>(new Set());
	const now = JSON.stringify(listed);
	const [shown, setShown] = useState(now);
	if (shown !== now) {
		setShown(now);
		select(new Set());
	}
	return [selected, select];
}
