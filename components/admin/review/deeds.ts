import { type ApiFailure, type ApiResult, callApi, type UntypedCall } from '@/lib/client/api';
import type { SubjectType } from '@/lib/features/audit/actions';
import type { Kind, Submission } from './submission';

/** What can be done with a submission, alone or with others. */
export type Deed = { kind: 'approve' } | { kind: 'reject'; reason: string } | { kind: 'delete' };

/** Where submissions of a kind are called. */
export const callPathOf = { story: '/api/blogs', picture: '/api/gallery' } as const satisfies Record<
	Kind,
	string
>;

/** Where submissions of a kind are administered. */
export const deskPathOf = { story: '/admin/blogs', picture: '/admin/gallery' } as const satisfies Record<
	Kind,
	string
>;

/** How the history calls submissions of a kind. */
export const subjectOf = { story: 'blog', picture: 'gallery' } as const satisfies Record<Kind, SubjectType>;

type Sent = Pick<Submission, 'id' | 'kind' | 'version'>;

/** The call that does it, of the version that was shown; `batch` joins it to others of the same stroke. */
export function callOf(
	{ id, kind, version }: Sent,
	deed: Deed,
	batch?: string,
): { path: string } & UntypedCall {
	const path = `${callPathOf[kind]}/${id}`;
	const read = { ...(version !== null && { version }), ...(batch !== undefined && { batch }) };
	if (deed.kind === 'approve') return { path: `${path}/approve`, method: 'PATCH', body: read };
	if (deed.kind === 'delete')
		return { path, method: 'DELETE', body: { ...(batch !== undefined && { batch }) } };
	const body = { reason: deed.reason, ...read };
	// A picture is rejected by being deleted.
	return kind === 'picture'
		? { path, method: 'DELETE', body }
		: { path: `${path}/reject`, method: 'PATCH', body };
}

export function carryOut(submission: Sent, deed: Deed, batch?: string): Promise<ApiResult> {
	const { path, ...call } = callOf(submission, deed, batch);
	return callApi(path, call);
}

/** Why something was not done: the server's sentence, unless it has none that says why. */
export function reasonOf({ code, message }: ApiFailure, failed: string): string {
	return message === '' || code === 'server.unexpected' ? failed : message;
}
