'use client';

import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { type ApiResult, callApi, type Reply } from '@/lib/client/api';

type Deleted = Reply<'DELETE /api/deities/[id]'>;

interface DeleteDeityDialogProps {
	deity: { id: string; name: string };
	onDone: (answer: Deleted) => void;
	onClose: () => void;
}

export function DeleteDeityDialog({ deity, onDone, onClose }: DeleteDeityDialogProps) {
	const t = useTranslations('deityForm.list');
	const send = async (): Promise<ApiResult<Deleted>> => {
		const answer = await callApi('DELETE /api/deities/[id]', { params: { id: deity.id } });
		return answer.ok || answer.status !== 401 ? answer : { ...answer, message: t('logIn') };
	};
	return (
		<FormDialog
			title={t('confirmTitle')}
			texts={{ confirm: t('delete'), busy: t('deleting'), failed: t('failed') }}
			look="danger"
			defaultValues={{}}
			send={send}
			onFailure={() => false}
			onDone={onDone}
			onClose={onClose}
		>
			{() => (
				<div>
					<p>{t('question')}</p>
					<p className="mt-1 font-bold font-serif text-heading">{deity.name}</p>
				</div>
			)}
		</FormDialog>
	);
}
