import type { ReactNode } from 'react';
import type { ApiQuery } from '@/lib/client/api-query';
import type { Column } from '../list/table';
import type { FormProps } from './form-dialog';
import type { queueQuery, ReviewQuery } from './review-query';
import type { Kind, Submission, SubmissionPage } from './submission';

export interface NoteEvents<S extends Submission> {
	/** Something is being changed there, or no longer: nothing is decided on meanwhile. */
	pending: (isPending: boolean) => void;
	changed: (newer: S) => void;
}

/** The differences between the review queue of the blogs and that of the pictures. */
export interface ReviewQueue<S extends Submission, Reply> {
	kind: Kind;
	call: (query: ReviewQuery | ReturnType<typeof queueQuery>) => ApiQuery<Reply>;
	pageOf: (reply: Reply) => SubmissionPage<S>;
	/** Of pictures, by their keys. */
	categoryNames?: Readonly<Record<string, string>>;
	states: readonly Submission['status'][];
	columns: readonly Column<S>[];
	/** Where readers see it. */
	viewPath?: (submission: S) => string;
	/** What deleting these would tell their senders, in a sentence; null for nothing. */
	rejectionIn?: (submissions: readonly S[]) => string | null;
	/** What the queue says beside one that waits. */
	note?: (submission: S, on: NoteEvents<S>) => ReactNode;
	form: (props: FormProps<S>) => ReactNode;
	/** More buttons beside the one for a new one; called with the filters of the list, and its order. */
	tools?: (narrowed: Omit<ReviewQuery, 'page' | 'limit'>) => ReactNode;
}
