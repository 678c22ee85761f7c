'use client';

import { DialogForm } from '@/components/form/dialog-form';
import { Dialog } from '@/components/ui/dialog';
import { type ApiResult, callApi } from '@/lib/client/api';
import type { ManagedTexts } from './texts';

interface DeityDeletionProps {
	deity: { id: string; name: string };
	texts: ManagedTexts;
	onDone: (answer: unknown) => void;
	onClose: () => void;
}

/** Asks once more before a deity is deleted. */
export function DeityDeletion({ deity, texts, onDone, onClose }: DeityDeletionProps) {
	const send = async (): Promise<ApiResult> => {
		const answer = await callApi(`/api/deities/${deity.id}`, { method: 'DELETE' });
		return answer.ok || answer.status !== 401 ? answer : { ...answer, message: texts.logIn };
	};
	return (
		<Dialog title={texts.confirmTitle} closeLabel={texts.close} onClose={onClose}>
			<DialogForm
				texts={{ confirm: texts.delete, busy: texts.deleting, cancel: texts.cancel, failed: texts.failed }}
				look="danger"
				defaultValues={{}}
				send={send}
				onFailure={() => false}
				onDone={onDone}
				onCancel={onClose}
			>
				{() => (
					<div>
						<p>{texts.question}</p>
						<p className="mt-1 font-bold font-serif text-heading">{deity.name}</p>
					</div>
				)}
			</DialogForm>
		</Dialog>
	);
}
