'use client';

import { useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { readUndo } from '@/components/admin/undo';
import { keepUndo } from '@/components/admin/undos';
import { type Bulk, useBulk } from '@/components/admin/use-bulk';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { callApi } from '@/lib/client/api';
import { clearSession } from '@/lib/client/session';
import { formatCount } from '@/lib/platform/i18n/format';
import type { AdminUser } from './answers';
import type { AdminUsersTexts } from './texts';

interface Deletions {
	ownId: string;
	texts: AdminUsersTexts;
	/** What the list is narrowed by. */
	listed: readonly string[];
	nameOf: (id: string) => string;
	/** Told that a user has gone. */
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
}

/** Deletes users, one or many, tells what came of it, and keeps what can be taken back. */
export function useDeletions({ ownId, texts, listed, nameOf, onChanged }: Deletions): UsedDeletions {
	const { language } = useAdmin();
	const notices = useNotices();
	const isSending = useRef(false);
	const [isRemoving, setRemoving] = useState(false);
	const [selected, select] = useSelection(listed);
	const bulk = useBulk();

	const unselect = (gone: readonly string[]) =>
		select((current) => new Set([...current].filter((id) => !gone.includes(id))));
	const finish = (gone: string) => {
		unselect([gone]);
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
			if (!leaveWhenLoggedOut(answer) && answer.status === 404) finish(user._id);
			return;
		}
		if (user._id === ownId) {
			clearSession();
			location.assign('/');
			return;
		}
		notices.success(texts.done.deleted);
		const undoable = readUndo(answer.data, Date.now());
		if (undoable) keepUndo(undoable, filled(texts.undo.one, { name: user.name }));
		finish(user._id);
	};
	const removeSelected = async () => {
		const gone: string[] = [];
		await bulk.run({
			...{ label: texts.bulk.running, nameOf },
			ids: [...selected].filter((id) => id !== ownId),
			call: async (id, batch) => {
				const answer = await callApi(`/api/users/${id}`, { method: 'DELETE', body: { batch } });
				if (answer.ok) gone.push(id);
				return answer.ok || answer.message ? answer : { ...answer, message: texts.failures.unknown };
			},
			undoText: (count) => filled(texts.undo.done, { count: formatCount(count, language) }),
		});
		unselect(gone);
	};
	return { remove, isRemoving, selected, select, removeSelected, bulk };
}
