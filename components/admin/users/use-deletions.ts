'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { readUndo } from '@/components/admin/undo';
import { type Bulk, useBulk } from '@/components/admin/use-bulk';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { callApi } from '@/lib/client/api';
import { clearSession } from '@/lib/client/session';
import type { AdminUser } from './answers';
import type { AdminUsersTexts } from './texts';

interface Deletions {
	ownId: string;
	texts: AdminUsersTexts;
	/** What the list is narrowed by. */
	listed: readonly string[];
	/** Told that users have gone, or have come back. */
	onChanged: () => void;
}

export interface UsedDeletions {
	/** Deletes one; resolves when that has an end, good or bad. */
	remove: (user: AdminUser) => Promise<void>;
	isRemoving: boolean;
	/** Ids of users, of other pages too. */
	selected: ReadonlySet<string>;
	select: (next: ReadonlySet<string>) => void;
	/** Deletes all that are selected but the administrator who does it. */
	removeSelected: () => Promise<void>;
	bulk: Bulk;
	/** What can be taken back for a moment. */
	undo: { decisions: readonly string[]; until: number } | null;
	forgetUndo: () => void;
}

/** Deletes users, one or many, tells what came of it, and keeps what can be taken back. */
export function useDeletions({ ownId, texts, listed, onChanged }: Deletions): UsedDeletions {
	const notices = useNotices();
	const isSending = useRef(false);
	const [isRemoving, setRemoving] = useState(false);
	const [selected, select] = useSelection(listed);
	const [undo, setUndo] = useState<UsedDeletions['undo']>(null);
	const bulk = useBulk();
	const { state } = bulk;
	useEffect(() => {
		if (state.kind === 'done' && state.decisions.length > 0) setUndo(state);
	}, [state]);

	const finish = (gone: readonly string[]) => {
		select((current) => new Set([...current].filter((id) => !gone.includes(id))));
		onChanged();
	};
	const remove = async (user: AdminUser) => {
		if (isSending.current) return;
		isSending.current = true;
		setRemoving(true);
		const answer = await callApi(`/api/users/${user._id}`, { method: 'DELETE' });
		isSending.current = false;
		setRemoving(false);
		if (!answer.ok) {
			const reason = answer.message || texts.failures.unknown;
			notices.failure(filled(texts.failures.delete, { reason }));
			if (!leaveWhenLoggedOut(answer) && answer.status === 404) finish([user._id]);
			return;
		}
		if (user._id === ownId) {
			clearSession();
			location.assign('/');
			return;
		}
		notices.success(texts.done.deleted);
		const undoable = readUndo(answer.data, Date.now());
		setUndo(undoable && { decisions: [undoable.decision], until: undoable.until });
		finish([user._id]);
	};
	const removeSelected = async () => {
		const gone: string[] = [];
		await bulk.run(
			[...selected].filter((id) => id !== ownId),
			async (id, batch) => {
				const answer = await callApi(`/api/users/${id}`, { method: 'DELETE', body: { batch } });
				if (answer.ok) gone.push(id);
				return answer.ok || answer.message ? answer : { ...answer, message: texts.failures.unknown };
			},
		);
		if (gone.length > 0) finish(gone);
	};
	const forgetUndo = useCallback(() => setUndo(null), []);
	return { remove, isRemoving, selected, select, removeSelected, bulk, undo, forgetUndo };
}
