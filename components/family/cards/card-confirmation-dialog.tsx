'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import type { ApiResult } from '@/lib/client/api';
import type { CardAnswer } from '@/lib/client/family/cards/family';

interface CardConfirmationDialogProps {
	name: string;
	act: 'remove' | 'unlink' | 'withdraw' | 'notMe';
	send: () => Promise<ApiResult<CardAnswer>>;
	onDone: (answer: CardAnswer) => void;
	onClose: () => void;
}

/** Asks once more before something is done to somebody's card. */
export function CardConfirmationDialog({ name, act, send, onDone, onClose }: CardConfirmationDialogProps) {
	const t = useTranslations('familyTree');
	return (
		<FormDialog
			title={t(`${act}.title`)}
			texts={{
				confirm: t(`${act}.confirm`),
				busy: t(`${act}.busy`),
				failed: t(`${act}.failed`),
			}}
			look="danger"
			defaultValues={{}}
			send={send}
			onDone={onDone}
			onClose={onClose}
		>
			{() => (
				<>
					<p>{t(`${act}.question`)}</p>
					<p className="font-semibold text-lg">{name}</p>
					<p className="text-text-muted">{t(`${act}.explained`)}</p>
				</>
			)}
		</FormDialog>
	);
}
