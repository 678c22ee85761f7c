import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddressQuery } from '@/components/ui/use-address-query';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { readFamily } from '@/lib/client/family/cards/family';
import {
	type NearFamily,
	type NearRequest,
	type NearView,
	nearQuery,
	readNear,
} from '@/lib/client/family/diagram/near-family';
import { aroundIn, type Opening, queryAround } from '@/lib/client/family/diagram/opening';
import { maxBranches } from '@/lib/rules/lineage/branches';

const noBranches: readonly string[] = [];

const wholeQuery = apiQuery('GET /api/family/tree');

/**
 * The family of which a page shows a part: of a large one only those who are drawn are read, until something needs all
 * of them.
 */
export function useShownFamily({ kind }: Opening, onFailure: (failure: ApiFailure) => void) {
	const client = useQueryClient();
	const [aroundId, showInAddress] = useAround();
	const [view, setView] = useState<NearView>({ aroundId, open: noBranches });
	const [isLarge] = useState(() => client.getQueryData(nearQuery(view).queryKey) !== undefined);
	const [isWholeAsked, setWholeAsked] = useState(() => {
		const known = client.getQueryState(wholeQuery.queryKey);
		const isKnown = known?.data !== undefined && !known.isInvalidated;
		return !isLarge || isKnown || kind !== 'nothing';
	});
	const whole = useQuery({ ...wholeQuery, select: readFamily, enabled: isWholeAsked });
	const near = useQuery({ ...nearQuery(view), enabled: !isWholeAsked });
	const part = near.data;
	const nearFamily = useMemo(() => part && readFamily(part), [part]);
	const [isReading, setReading] = useState(false);
	const latest = useRef<NearRequest>(null);

	const { refetch: readWhole } = whole;
	const hasWhole = whole.data !== undefined;
	/** @returns whether it could be read */
	const askWhole = useCallback(async () => {
		if (hasWhole) return true;
		setWholeAsked(true);
		return (await readWhole({ cancelRefetch: false })).data !== undefined;
	}, [hasWhole, readWhole]);

	/** Shows the part once it has been read. Null where it cannot be, or another has been asked for meanwhile. */
	const show = useCallback(
		async (request: NearRequest): Promise<NearFamily | null> => {
			latest.current = request;
			const before = request.aroundId === view.aroundId ? part : undefined;
			setReading(true);
			const answer = await (findKnown(client, request) ?? readNear(request, before));
			if (latest.current !== request) return null;
			setReading(false);
			if (!answer.ok) {
				onFailure(answer);
				return null;
			}
			const reached = { aroundId: request.aroundId, open: answer.data.open };
			client.setQueryData(nearQuery(reached).queryKey, answer.data);
			setView(reached);
			return answer.data;
		},
		[client, view.aroundId, part, onFailure],
	);
	useEffect(() => {
		// A later step of a form, which is open again.
		if (location.hash !== '') setWholeAsked(true);
	}, []);

	const isNear = !hasWhole && isLarge;
	const shown: NearView = useMemo(() => {
		if (isNear) return view;
		return { aroundId, open: view.aroundId === aroundId ? view.open : noBranches };
	}, [isNear, view, aroundId]);
	const isElsewhere = isNear && aroundId !== view.aroundId;
	const moved = useRef(aroundId);
	useEffect(() => {
		if (moved.current === aroundId) return;
		moved.current = aroundId;
		if (isElsewhere) void show({ aroundId, open: noBranches, towardId: null });
	}, [isElsewhere, aroundId, show]);

	return {
		family: whole.data ?? nearFamily,
		/** Null where the family was read whole. */
		beyond: whole.data ? null : (part?.beyond ?? null),
		...shown,
		isReading,
		whole,
		near,
		isWholeAsked,
		askWhole,
		showAround: (memberId: string | null) => {
			if (isElsewhere && memberId === aroundId) void show({ aroundId, open: noBranches, towardId: null });
			else showInAddress(memberId);
		},
		showBranches: (open: readonly string[]) => {
			if (!isNear) setView({ aroundId: shown.aroundId, open });
			else if (open.length > maxBranches) void askWhole();
			else void show({ aroundId: view.aroundId, open, towardId: null });
		},
		/** Opens the branches that lead to somebody. @returns whether they are drawn then */
		showToward: async (towardId: string) => {
			const reached = await show({ ...view, towardId });
			return reached?.beyond.drawn.includes(towardId) ?? false;
		},
	};
}

/** What a view has been read as, as long as nothing has changed since. */
function findKnown(client: QueryClient, request: NearRequest): ApiResult<NearFamily> | null {
	if (request.towardId !== null) return null;
	const known = client.getQueryState<NearFamily>(nearQuery(request).queryKey);
	return known?.data && !known.isInvalidated ? { ok: true, data: known.data } : null;
}

/** The person in the middle of the drawn tree by the address (see `aroundIn`), and a function that puts another there. */
function useAround(): [string | null, (memberId: string | null) => void] {
	const [query, showQuery] = useAddressQuery();
	const showAround = useCallback(
		(memberId: string | null) => showQuery(queryAround(query, memberId), 'push'),
		[query, showQuery],
	);
	return [aroundIn(Object.fromEntries(query)), showAround];
}
