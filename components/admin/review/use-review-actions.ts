import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import type { BulkOperations } from '../list/use-list-page';
import { clearNotice, showSuccess } from '../notice';
import { keepUndoOf } from '../pending-undos';
import { execute, getReason, messagesOf, type ReviewAction } from './review-actions';
import type { Kind, Submission } from './submission';
import { useSentences } from './use-sentences';

interface ReviewActions {
	/** Does it to one; the sentence why not, null when it was done or there is nothing more to say. */
	doOne: (submission: Submission, action: ReviewAction) => Promise<string | null>;
	doAll: (submissions: readonly Submission[], action: ReviewAction) => Promise<unknown>;
	busyId: string | null;
}

/** Approves, rejects and deletes what a list shows; `reload` is called whenever the list may be another. */
export function useReviewActions(kind: Kind, bulk: BulkOperations, reload: () => void): ReviewActions {
	const t = useTranslations(messagesOf[kind]);
	const tDone = useTranslations();
	const { explained, quoted } = useSentences();
	const isBusy = useRef(false);
	const [busyId, setBusyId] = useState<string | null>(null);

	const doOne = async (submission: Submission, action: ReviewAction) => {
		if (isBusy.current) return null;
		isBusy.current = true;
		setBusyId(submission.id);
		clearNotice();
		const answer = await execute(submission, action);
		isBusy.current = false;
		setBusyId(null);
		if (!answer.ok) {
			if (leaveWhenLoggedOut(answer)) return null;
			if (answer.status === 409 || answer.status === 404) reload();
			return explained(answer, submission) ?? getReason(answer, t(`${action.kind}Failed`));
		}
		// A pending picture that is deleted has been rejected, for the server.
		const deleted = tDone(kind === 'story' ? 'blogReplies.deleted' : 'gallery.deleted');
		const shown = action.kind === 'delete' ? deleted : answer.data.message;
		showSuccess(shown);
		keepUndoOf(answer.data, quoted(submission, shown));
		reload();
		return null;
	};

	const doAll = (submissions: readonly Submission[], action: ReviewAction) => {
		const byId = new Map(submissions.map((submission) => [submission.id, submission]));
		const failed = t(`${action.kind}Failed`);
		clearNotice();
		return bulk.run({
			...{ label: t(`doing.${action.kind}`), ids: [...byId.keys()], failed },
			call: async (id, batch) => {
				const submission = byId.get(id);
				if (!submission) throw new Error('a submission that nobody chose');
				const answer = await execute(submission, action, batch);
				return answer.ok ? answer : { ...answer, message: getReason(answer, failed) };
			},
			undoText: (count) => t(`done.${action.kind}`, { count }),
		});
	};

	return { doOne, doAll, busyId };
}
