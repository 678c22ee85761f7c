'use client';

import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/form/dialog-form';
import { Dialog } from '@/components/ui/dialog';
import type { ApiResult } from '@/lib/client/api';
import type { CardAnswer } from './answers';

interface CardConfirmationProps {
	/** Whom it is about. */
	name: string;
	act: 'remove' | 'unlink' | 'notMe';
	send: () => Promise<ApiResult<CardAnswer>>;
	onDone: (answer: CardAnswer) => void;
	onClose: () => void;
}

/** Asks once more before something is done to somebody's card. */
export function CardConfirmation({ name, act, send, onDone, onClose }: CardConfirmationProps) {
	const t = useTranslations('familyTree');
	return (
		<Dialog title={t(`${act}.title`)} onClose={onClose}>
			<DialogForm
				texts={{
					confirm: t(`${act}.confirm`),
					busy: t(`${act}.busy`),
					cancel: t('cancel'),
					failed: t(`${act}.failed`),
				}}
				look="danger"
				defaultValues={{}}
				send={send}
				onDone={onDone}
				onCancel={onClose}
			>
				{() => (
					<>
						<p>{t(`${act}.question`)}</p>
						<p className="font-semibold text-lg">{name}</p>
						<p className="text-text-muted">{t(`${act}.explained`)}</p>
					</>
				)}
			</DialogForm>
		</Dialog>
	);
}
