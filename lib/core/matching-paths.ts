export const matchesPath = '/matrimonial';

export const guardiansPath = '/matrimonial/guardians';

export const matchPath = (memberId: string) => `/matrimonial/${memberId}`;

/** For two families that have agreed to be in touch; of a guardian's, with the candidate. */
export function meetingPath(memberId: string, candidateId: string | null): string {
	const path = `${matchPath(memberId)}/meeting`;
	return candidateId === null ? path : `${path}?${new URLSearchParams({ for: candidateId })}`;
}

/** The page that says whether two cards may marry; the viewer is the first where `oneId` is null. */
export function checkPath(oneId: string | null, otherId: string | null): string {
	const query = new URLSearchParams({ ...(oneId && { one: oneId }), ...(otherId && { other: otherId }) });
	return query.size === 0 ? '/matrimonial/check' : `/matrimonial/check?${query}`;
}
