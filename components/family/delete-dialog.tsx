'use client';

import { ConfirmedForm } from '@/components/member/confirmed-form';
import { Dialog } from '@/components/ui/dialog';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { FamilyMember } from './answers';
import type { FamilyTexts } from './texts';

interface DeleteDialogProps {
	member: FamilyMember;
	texts: FamilyTexts;
	onDeleted: (answer: unknown) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
}

/** Asks once more before somebody is taken out of the tree. */
export function DeleteDialog({ member, texts, onDeleted, onFailure, onClose }: DeleteDialogProps) {
	const words = texts.remove;
	return (
		<Dialog title={words.title} closeLabel={texts.close} onClose={onClose}>
			<ConfirmedForm
				texts={{ ...words, cancel: texts.cancel }}
				look="danger"
				send={() => callApi(`/api/family/delete/${member.id}`, { method: 'DELETE' })}
				onFailure={onFailure}
				onDone={onDeleted}
				onCancel={onClose}
			>
				{() => (
					<>
						<p className="font-semibold text-lg">{member.name}</p>
						<p>{words.question}</p>
						<p className="text-text-muted">{words.explained}</p>
					</>
				)}
			</ConfirmedForm>
		</Dialog>
	);
}
