'use client';

import { ConfirmedForm } from '@/components/member/confirmed-form';
import { Dialog } from '@/components/ui/dialog';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import type { FamilyTexts } from './texts';

interface ConfirmDialogProps {
	/** Whom it is about. */
	name: string;
	words: FamilyTexts['remove' | 'unlink' | 'notMe'];
	texts: FamilyTexts;
	send: () => Promise<ApiResult>;
	onDone: (answer: unknown) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
}

/** Asks once more before something is done to somebody's card. */
export function ConfirmDialog({ name, words, texts, send, onDone, onFailure, onClose }: ConfirmDialogProps) {
	return (
		<Dialog title={words.title} closeLabel={texts.close} onClose={onClose}>
			<ConfirmedForm
				texts={{ ...words, cancel: texts.cancel }}
				look="danger"
				send={send}
				onFailure={onFailure}
				onDone={onDone}
				onCancel={onClose}
			>
				{() => (
					<>
						<p className="font-semibold text-lg">{name}</p>
						<p>{words.question}</p>
						<p className="text-text-muted">{words.explained}</p>
					</>
				)}
			</ConfirmedForm>
		</Dialog>
	);
}
