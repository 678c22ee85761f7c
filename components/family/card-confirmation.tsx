'use client';

import { useState, useTransition } from 'react';
import { Banner } from '@/components/ui/banner';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
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
	const [failure, setFailure] = useState<string | null>(null);
	const [isSending, startSending] = useTransition();
	const confirm = () =>
		startSending(async () => {
			setFailure(null);
			const answer = await send();
			if (answer.ok) onDone(answer.data);
			else if (!onFailure(answer)) setFailure(answer.message || words.failed);
		});
	return (
		<ConfirmDialog
			isOpen
			title={words.title}
			text={words.question}
			confirm={words.confirm}
			busy={words.busy}
			cancel={texts.cancel}
			closeLabel={texts.close}
			isBusy={isSending}
			onConfirm={confirm}
			onClose={onClose}
		>
			<p className="font-semibold text-lg">{name}</p>
			<p className="text-text-muted">{words.explained}</p>
			{failure && <Banner tone="error">{failure}</Banner>}
		</ConfirmDialog>
	);
}
