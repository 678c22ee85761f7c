'use client';

import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import { useNotices } from '@/components/admin/notices';
import { leaveWhenLoggedOut } from '@/components/admin/session-end';
import { readUndo, type Undoable } from '@/components/admin/undo';
import { filled } from '@/components/family/texts';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import type { Family } from './answers';
import type { AdminFamiliesTexts } from './texts';

interface FamilyDeletionProps {
	family: Family;
	texts: AdminFamiliesTexts;
	/** Told what can be taken back for a moment. */
	onDeleted: (undoable: Undoable | null) => void;
	onClose: () => void;
}

/** Deletes a family whose name has been typed. */
export function FamilyDeletion({ family, texts, onDeleted, onClose }: FamilyDeletionProps) {
	const words = texts.delete;
	const notices = useNotices();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const isSending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [typed, setTyped] = useState('');
	const [error, setError] = useState<string>();
	const remove = async () => {
		if (isSending.current) return;
		if (typed.trim() !== family.name) {
			setError(words.mismatch);
			input.current?.focus();
			return;
		}
		isSending.current = true;
		setBusy(true);
		const answer = await callApi(`/api/family/trees/${family._id}`, { method: 'DELETE' });
		isSending.current = false;
		setBusy(false);
		if (answer.ok) {
			notices.success(words.done);
			onDeleted(readUndo(answer.data, Date.now()));
			return;
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
			text={filled(words.text, { name: family.name })}
			confirm={words.confirm}
			cancel={words.cancel}
			isBusy={isBusy}
			onConfirm={() => void remove()}
			onClose={onClose}
		>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void remove();
				}}
			>
				<Field id={id} label={filled(words.type, { name: family.name })} error={error} isRequired>
					{(control) => (
						<Input
							{...control}
							ref={input}
							value={typed}
							autoComplete="off"
							spellCheck={false}
							onChange={({ target }) => {
								setTyped(target.value);
								setError(undefined);
							}}
						/>
					)}
				</Field>
			</form>
		</ConfirmDialog>
	);
}
