import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Family } from './answers';
import type { LaidOut } from './lay-out';
import { layOutAside } from './lay-out-aside';
import { layoutJob } from './layout-job';

const nothing: LaidOut = { places: new Map(), lines: [] };

/** As many pictures are kept as somebody goes back and forth between. */
const mostKept = 8;

/** By the whole text of what was laid out: the same people with the same links need no second look. */
const kept = new Map<string, LaidOut>();

interface FamilyLayout extends LaidOut {
	/** True when the picture for what is shown now could not be made. */
	hasFailed: boolean;
	tryAgain: () => void;
}

/** Where the cards of those who are shown stand and the lines between them; the last picture until the next is there. */
export function useLayout(
	family: Family,
	shownIds: ReadonlySet<string>,
	meId: string | undefined,
): FamilyLayout {
	const job = useMemo(() => layoutJob(family, shownIds, meId), [family, shownIds, meId]);
	const key = useMemo(() => JSON.stringify(job), [job]);
	const [laidOut, setLaidOut] = useState(() => kept.get(key) ?? nothing);
	const [attempt, setAttempt] = useState(0);
	const [failedAttempt, setFailedAttempt] = useState<string | null>(null);
	const thisAttempt = `${attempt} ${key}`;
	useEffect(() => {
		const known = kept.get(key);
		if (known) {
			setLaidOut(known);
			return;
		}
		const replaced = new AbortController();
		layOutAside(job, replaced.signal).then(
			(made) => {
				keep(key, made);
				if (!replaced.signal.aborted) setLaidOut(made);
			},
			() => {
				if (!replaced.signal.aborted) setFailedAttempt(thisAttempt);
			},
		);
		return () => replaced.abort();
	}, [job, key, thisAttempt]);
	const tryAgain = useCallback(() => setAttempt((count) => count + 1), []);
	return { ...laidOut, hasFailed: failedAttempt === thisAttempt, tryAgain };
}

function keep(key: string, made: LaidOut): void {
	kept.set(key, made);
	const [oldest] = kept.keys();
	if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}
