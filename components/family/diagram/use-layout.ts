import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Family } from '@/lib/client/family/cards/family';
import { layoutInWorker } from '@/lib/client/family/diagram/layout-in-worker';
import { layoutJob, layoutKey } from '@/lib/client/family/diagram/layout-job';
import { type LaidOut, type PackedPicture, unpackPicture } from '@/lib/rules/layout/packed-picture';

const nothing: LaidOut = { places: new Map(), lines: [] };

interface FamilyLayout extends LaidOut {
	/** True while the picture for what is shown now is being made. */
	isPending: boolean;
	/** True when it could not be made. */
	hasFailed: boolean;
	tryAgain: () => void;
}

/** Where the cards of those who are shown are and the lines between them; the last picture until the next is there. */
export function useLayout(
	family: Family,
	shownIds: ReadonlySet<string>,
	middleId: string | undefined,
): FamilyLayout {
	const job = useMemo(() => layoutJob(family, shownIds, middleId), [family, shownIds, middleId]);
	const queryKey = useMemo(() => layoutKey(job), [job]);
	const { data, isFetching, refetch } = useQuery({
		queryKey,
		// Null when it could not be made: a failure would be read as the refusal of a call.
		queryFn: ({ signal }): Promise<PackedPicture | null> => layoutInWorker(job, signal).catch(() => null),
		staleTime: Number.POSITIVE_INFINITY,
		structuralSharing: false,
	});
	const laidOut = data && unpackPicture(data, job.members);
	const [last, setLast] = useState(laidOut ?? nothing);
	if (laidOut && laidOut !== last) setLast(laidOut);
	const tryAgain = useCallback(() => void refetch(), [refetch]);
	return { ...(laidOut ?? last), isPending: isFetching, hasFailed: data === null && !isFetching, tryAgain };
}
