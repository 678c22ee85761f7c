import { useEffect, useRef } from 'react';
import type { SubjectType } from '@/lib/features/audit/actions';
import { findLatestChange, type LatestChange } from './latest-change';

const nobody: LatestChange = { who: null, when: null };

/**
 * For the form of a record that its owner can change too, who is not in the history: finds who of the
 * administrators has changed it since the form was opened; nobody where none has.
 */
export function useNewerChange(
	subjectType: SubjectType,
	subjectId: string | null,
): () => Promise<LatestChange> {
	const known = useRef(Promise.resolve(nobody));
	useEffect(() => {
		if (subjectId !== null) known.current = findLatestChange(subjectType, subjectId);
	}, [subjectType, subjectId]);
	return async () => {
		if (subjectId === null) return nobody;
		const [before, now] = await Promise.all([known.current, findLatestChange(subjectType, subjectId)]);
		known.current = Promise.resolve(now);
		return now.when === before.when ? nobody : now;
	};
}
