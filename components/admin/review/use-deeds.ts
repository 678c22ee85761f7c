'use client';

import { useRef, useState } from 'react';
import { counted } from '@/components/matrimonial/texts';
import { useAdmin } from '../admin-context';
import { useNotices } from '../notices';
import { leaveWhenLoggedOut } from '../session-end';
import { undoableOf } from '../undo';
import { keepUndo } from '../undos';
import { type Bulk, useBulk } from '../use-bulk';
import { carryOut, type Deed, reasonOf } from './deeds';
import { explained, quoted } from './sentences';
import type { Submission } from './submission';
import type { DeskTexts, ReviewTexts } from './texts';

interface Deeds {
	/** Does it to one; the sentence why not, null when it was done or there is nothing more to say. */
	doOne: (submission: Submission, deed: Deed) => Promise<string | null>;
	/** Does it to many. */
	doAll: (submissions: readonly Submission[], deed: Deed) => Promise<void>;
	/** The id of the one that is being seen to. */
	busyId: string | null;
	bulk: Bulk;
}

const failedOf = ({ kind }: Deed, words: DeskTexts) =>
	({ approve: words.approveFailed, reject: words.rejectFailed, delete: words.deleteFailed })[kind];

/** Approves, rejects and deletes what a list shows; `reload` is called whenever the list may be another. */
export function useDeeds(words: DeskTexts, texts: ReviewTexts, reload: () => void): Deeds {
	const { language } = useAdmin();
	const notices = useNotices();
	const bulk = useBulk();
	const isBusy = useRef(false);
	const [busyId, setBusyId] = useState<string | null>(null);

	const doOne = async (submission: Submission, deed: Deed) => {
		if (isBusy.current) return null;
		isBusy.current = true;
		setBusyId(submission.id);
		notices.clear();
		const answer = await carryOut(submission, deed);
		isBusy.current = false;
		setBusyId(null);
		if (!answer.ok) {
			if (leaveWhenLoggedOut(answer)) return null;
			if (answer.status === 409 || answer.status === 404) reload();
			return explained(answer, submission, texts) ?? reasonOf(answer, failedOf(deed, words));
		}
		// A pending picture that is deleted has been rejected, for the server.
		const told = deed.kind === 'delete' ? words.deleted : answer.data.message;
		notices.success(told);
		const undo = undoableOf(answer.data, Date.now());
		if (undo) keepUndo(undo, quoted(submission, told, texts));
		reload();
		return null;
	};

	const doAll = async (submissions: readonly Submission[], deed: Deed) => {
		const byId = new Map(submissions.map((submission) => [submission.id, submission]));
		notices.clear();
		await bulk.run({
			label: words.doing[deed.kind],
			ids: [...byId.keys()],
			nameOf: (id) => byId.get(id)?.title || texts.fallback.untitledStory,
			call: async (id, batch) => {
				const submission = byId.get(id);
				if (!submission) throw new Error('a submission that nobody chose');
				const answer = await carryOut(submission, deed, batch);
				return answer.ok ? answer : { ...answer, message: reasonOf(answer, failedOf(deed, words)) };
			},
			undoText: (count) => counted(words.done[deed.kind], count, language),
		});
	};

	return { doOne, doAll, busyId, bulk };
}
