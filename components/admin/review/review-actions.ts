import type { Decided } from '@/components/ui/undo';
import { type ApiFailure, type ApiResult, callApi } from '@/lib/client/api';
import type { SubjectType } from '@/lib/platform/audit/actions';
import type { Kind, Submission } from './submission';

export type ReviewAction = { kind: 'approve' } | { kind: 'reject'; reason: string } | { kind: 'delete' };

export const reviewPathOf = { story: '/admin/blogs', picture: '/admin/gallery' } as const satisfies Record<
	Kind,
	string
>;

export const messagesOf = { story: 'admin.blogs', picture: 'admin.gallery' } as const satisfies Record<
	Kind,
	string
>;

export const subjectOf = { story: 'blog', picture: 'gallery' } as const satisfies Record<Kind, SubjectType>;

type Sent = Pick<Submission, 'id' | 'kind' | 'version'>;

/** Does it to the version that was shown; `batch` joins it to others of the same bulk operation. */
export function execute(
	{ id, kind, version }: Sent,
	action: ReviewAction,
	batch?: string,
): Promise<ApiResult<Decided>> {
	const params = { id };
	const joined = { ...(batch !== undefined && { batch }) };
	const read = { ...(version !== null && { version }), ...joined };
	if (kind === 'story') {
		if (action.kind === 'approve') return callApi('PATCH /api/blogs/[id]/approve', { params, body: read });
		if (action.kind === 'delete') return callApi('DELETE /api/blogs/[id]', { params, body: joined });
		return callApi('PATCH /api/blogs/[id]/reject', { params, body: { reason: action.reason, ...read } });
	}
	if (action.kind === 'approve') return callApi('PATCH /api/gallery/[id]/approve', { params, body: read });
	// A picture is rejected by being deleted.
	const body = action.kind === 'delete' ? joined : { reason: action.reason, ...read };
	return callApi('DELETE /api/gallery/[id]', { params, body });
}

/** Why something was not done: the server's sentence, unless it has none that says why. */
export function getReason({ code, message }: ApiFailure, failed: string): string {
	return message === '' || code === 'server.unexpected' ? failed : message;
}
