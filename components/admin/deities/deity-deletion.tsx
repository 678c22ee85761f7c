'use client';

import { useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { readUndo, type Undoable } from '@/components/admin/undo';
import { messageOf } from '@/components/family/reading';
import { callApi } from '@/lib/client/api';
import type { AdminDeity } from './answers';
import type { AdminDeitiesTexts } from './texts';

interface DeityDeletionProps {
	deity: AdminDeity;
	texts: AdminDeitiesTexts;
	/** Told what can be undone for a moment. */
	onDeleted: (undoable: Undoable | null) => void;
	onClose: () => void;
}

/** Asks once more, then moves a deity to the trash. */
export function DeityDeletion({ deity, texts, onDeleted, onClose }: DeityDeletionProps) {
	const words = texts.delete;
	const notices = useNotices();
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const remove = async () => {
		if (isSending.current) return;
		isSending.current = true;
		setBusy(true);
		const answer = await callApi(`/api/deities/${deity._id}`, { method: 'DELETE' });
		isSending.current = false;
		setBusy(false);
		if (answer.ok) {
			notices.success(messageOf(answer.data) ?? '');
			return onDeleted(readUndo(answer.data, Date.now()));
		}
		notices.failure(answer.message || words.failed);
		if (leaveWhenLoggedOut(answer)) return;
		// Somebody else was faster: the list is to know.
		if (answer.status === 404) onDeleted(null);
		else onClose();
	};
	return (
		<ConfirmDialog
			isOpen
			title={words.title}
			text={words.question}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			onConfirm={() => void remove()}
			onClose={onClose}
		>
			<p lang={deity.language} className="font-bold font-serif text-heading">
				{deity.name || texts.unnamed}
			</p>
			<p className="text-text-muted">{words.explained}</p>
		</ConfirmDialog>
	);
}
