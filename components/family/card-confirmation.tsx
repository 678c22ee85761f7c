'use client';

import { DialogForm } from '@/components/form/dialog-form';
import { Dialog } from '@/components/ui/dialog';
import type { ApiFailure, ApiResult } from '@/lib/client/api';
import type { CardAnswer } from './answers';
import type { FamilyTexts } from './texts';

interface CardConfirmationProps {
	/** Whom it is about. */
	name: string;
	words: FamilyTexts['remove' | 'unlink' | 'notMe'];
	texts: FamilyTexts;
	send: () => Promise<ApiResult<CardAnswer>>;
	onDone: (answer: CardAnswer) => void;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
	onClose: () => void;
}

/** Asks once more before something is done to somebody's card. */
export function CardConfirmation({
	name,
	words,
	texts,
	send,
	onDone,
	onFailure,
	onClose,
}: CardConfirmationProps) {
	return (
		<Dialog title={words.title} closeLabel={texts.close} onClose={onClose}>
			<DialogForm
				texts={{ ...words, cancel: texts.cancel }}
				look="danger"
				defaultValues={{}}
				send={send}
				onFailure={onFailure}
				onDone={onDone}
				onCancel={onClose}
			>
				{() => (
					<>
						<p>{words.question}</p>
						<p className="font-semibold text-lg">{name}</p>
						<p className="text-text-muted">{words.explained}</p>
					</>
				)}
			</DialogForm>
		</Dialog>
	);
}
