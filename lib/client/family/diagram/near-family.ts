import { queryOptions } from '@tanstack/react-query';
import { type ApiFailure, type ApiResult, callApi, mapData, type Reply } from '@/lib/client/api';

/** The part of a large tree that is drawn. */
export type NearFamily = Reply<'GET /api/family/near'>;

/** What there is of a family beyond those of it who are drawn. */
export type Beyond = NearFamily['beyond'];

/** Which part of a tree is drawn. */
export interface NearView {
	/** Around whom; null for the viewer. */
	aroundId: string | null;
	/** At whose cards the branches are open. */
	open: readonly string[];
}

export interface NearRequest extends NearView {
	/** Whose card is to be drawn too. */
	towardId: string | null;
}

/** Reads a part. Of `before`, which is drawn around the same person, no card is read again. */
export async function readNear(
	{ aroundId, open, towardId }: NearRequest,
	before: NearFamily | undefined,
	signal?: AbortSignal,
): Promise<ApiResult<NearFamily>> {
	const answer = await callApi('GET /api/family/near', {
		query: {
			...{ around: aroundId ?? undefined, open: open.join(), toward: towardId ?? undefined },
			...(before && { version: before.version, known: before.open.join() }),
		},
		signal,
	});
	return mapData(answer, (near) => (before ? withKnownCards(near, before) : near));
}

/** A part together with the cards that were not read again. */
export function withKnownCards(near: NearFamily, before: NearFamily): NearFamily {
	const cards = new Map([...before.familyMembers, ...near.familyMembers].map((card) => [card._id, card]));
	return { ...near, familyMembers: near.beyond.drawn.flatMap((id) => cards.get(id) ?? []) };
}

/** A part as a query of TanStack Query, which a page brings along too. */
export function nearQuery({ aroundId, open }: NearView) {
	return queryOptions<NearFamily, ApiFailure>({
		queryKey: ['GET /api/family/near', aroundId, open.join()],
		queryFn: async ({ signal }) => {
			const answer = await readNear({ aroundId, open, towardId: null }, undefined, signal);
			if (!answer.ok) throw answer;
			return answer.data;
		},
		staleTime: Number.POSITIVE_INFINITY,
	});
}
