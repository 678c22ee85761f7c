import type { ReactNode } from 'react';
import type { Column } from '../table';
import type { FormProps } from './form-dialog';
import type { Kind, Submission, SubmissionPage } from './submission';
import type { DeskTexts, ReviewTexts } from './texts';

export interface NoteEvents<S extends Submission> {
	/** Something is being changed there, or no longer: nothing is decided on meanwhile. */
	pending: (isPending: boolean) => void;
	/** Told the newer version. */
	changed: (newer: S) => void;
}

/** What the desk of the stories and that of the pictures do not have alike. */
export interface Desk<S extends Submission> {
	kind: Kind;
	/** Reads a page of the list. */
	read: (answer: unknown) => SubmissionPage<S> | null;
	/** Reads one that has been saved. */
	readSaved: (answer: unknown) => S | null;
	states: readonly Submission['status'][];
	columns: readonly Column<S>[];
	/** Where everybody reads it. */
	viewPath?: (submission: S) => string;
	/** What deleting these would tell their senders, in a sentence; null for nothing. */
	rejectionIn?: (submissions: readonly S[]) => string | null;
	/** What the queue says beside one that waits. */
	note?: (submission: S, on: NoteEvents<S>) => ReactNode;
	form: (props: FormProps<S>) => ReactNode;
	/** More buttons beside the one for a new one; told what the list is narrowed by, and its order. */
	tools?: (narrowed: URLSearchParams) => ReactNode;
	words: DeskTexts;
	texts: ReviewTexts;
}
