'use client';

import { ConfirmForm } from '@/components/admin/confirm-form';
import { useNotices } from '@/components/admin/notices';
import { type Undoable, undoableOf } from '@/components/admin/undo';
import { callApi } from '@/lib/client/api';
import type { AdminDeity } from './admin-deity';
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
	return (
		<ConfirmForm
			title={words.title}
			text={words.question}
			confirm={words.confirm}
			cancel={words.cancel}
			explain={(reason) => reason || words.failed}
			send={() => callApi('DELETE /api/deities/[id]', { params: { id: deity._id } })}
			onDone={(answer) => {
				notices.success(answer.message);
				onDeleted(undoableOf(answer, Date.now()));
			}}
			onGone={() => onDeleted(null)}
			onClose={onClose}
		>
			{() => (
				<>
					<p lang={deity.language} className="font-bold font-serif text-heading">
						{deity.name || texts.unnamed}
					</p>
					<p className="text-text-muted">{words.explained}</p>
				</>
			)}
		</ConfirmForm>
	);
}
