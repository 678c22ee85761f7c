import { useTranslations } from 'next-intl';
import type { Decided } from '@/components/ui/undo';
import { type ApiFailure, type ApiResult, callApi, type Reply } from '@/lib/client/api';
import type { SubjectType } from '@/lib/platform/audit/actions';

type BlogPage = Reply<'GET /api/blogs/admin'>;
type Sender = BlogPage['blogs'][number]['sender'];

/** The sender is named in a page of the queue alone, and null when they have left. */
export type SubmittedBlog = Reply<'GET /api/blogs/[id]'> & { kind: 'story'; sender?: Sender };
export type SubmittedImage = Reply<'GET /api/gallery/[id]'> & { kind: 'picture'; sender?: Sender };
export type Submission = SubmittedBlog | SubmittedImage;
export type Kind = Submission['kind'];

/** A page of a queue, and how many there are in each state of all that are asked for. */
export interface SubmissionPage<S extends Submission> {
	submissions: readonly S[];
	statusCounts: BlogPage['statusCounts'];
	pagination: BlogPage['pagination'];
}

/** Says of what kind a submission is. A status that only a newer server knows is `pending`. */
export function submitted<K extends Kind, R extends { status: Submission['status'] }>(kind: K, reply: R) {
	const isKnown = reply.status === 'approved' || reply.status === 'rejected';
	return { ...reply, kind, status: isKnown ? reply.status : ('pending' as const) };
}

export const reviewPathOf = { story: '/admin/blogs', picture: '/admin/gallery' } as const satisfies Record<
	Kind,
	string
>;

export const messagesOf = { story: 'admin.blogs', picture: 'admin.gallery' } as const satisfies Record<
	Kind,
	string
>;

export const subjectOf = { story: 'blog', picture: 'gallery' } as const satisfies Record<Kind, SubjectType>;

export type Decision = { kind: 'approve' } | { kind: 'reject'; reason: string };

export type ReviewAction = Decision | { kind: 'delete' };

/** Does it to the version that was shown; `batch` joins it to others of the same bulk operation. */
export function execute(
	{ _id: id, kind, version }: Pick<Submission, '_id' | 'kind' | 'version'>,
	action: ReviewAction,
	batch?: string,
): Promise<ApiResult<Decided>> {
	const params = { id };
	const joined = { ...(batch !== undefined && { batch }) };
	const read = { ...(version !== undefined && { version }), ...joined };
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

/** The sentences about submissions, which name them by their titles. */
export function useSentences(kind: Kind) {
	const t = useTranslations('admin.review');
	const tKind = useTranslations(messagesOf[kind]);
	const tFallback = useTranslations('fallback');
	return {
		getTitle: ({ title }: Submission) => title || tFallback('untitledStory'),
		/** Why something was not done to one. */
		explain: (failure: ApiFailure, { title }: Submission, action: ReviewAction) =>
			failure.code === 'record.stale'
				? t('stale', { title })
				: getReason(failure, tKind(`${action.kind}Failed`)),
		/** A notice about a submission, with its title. */
		quote: ({ title }: Submission, message: string) =>
			title === '' ? message : t('quoted', { title, message }),
	};
}
