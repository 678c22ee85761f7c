'use client';

import { Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useLeaveForLogin } from '@/components/form/use-refused-session';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { callApi, type Reply } from '@/lib/client/api';
import { showToast } from '@/lib/client/toast';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';

interface BlogActionsPanelProps {
	id: string;
	title: string;
	language: Language;
	onDeleted: () => void;
}

export function BlogActionsPanel({ id, title, language, onDeleted }: BlogActionsPanelProps) {
	const t = useTranslations('blogs');
	const { blogs } = useMessages();
	const router = useRouter();
	const leaveIfRefused = useLeaveForLogin(language);
	const [isAsking, setAsking] = useState(false);
	const finish = ({ message }: Reply<'DELETE /api/blogs/[id]'>) => {
		setAsking(false);
		showToast(message, 'success');
		onDeleted();
		// The list that the browser holds is of before.
		router.refresh();
	};
	return (
		<div className="flex flex-wrap gap-2">
			<LinkButton
				look="outline"
				href={pathIn(language, `/blogs?edit=${id}`)}
				className="px-4 text-sm"
				aria-label={t('editOf', { title })}
			>
				<Pencil aria-hidden="true" className="size-4" />
				{t('edit')}
			</LinkButton>
			<Button
				look="quiet"
				className="px-4 text-sm"
				aria-label={t('deleteOf', { title })}
				onClick={() => setAsking(true)}
			>
				<Trash2 aria-hidden="true" className="size-4" />
				{t('delete')}
			</Button>
			{isAsking && (
				<FormDialog
					title={t('remove.title')}
					texts={blogs.remove}
					look="danger"
					defaultValues={{}}
					send={() => callApi('DELETE /api/blogs/[id]', { params: { id } })}
					// The list of blogs is a page for everybody.
					onFailure={leaveIfRefused}
					onDone={finish}
					onClose={() => setAsking(false)}
				>
					{() => (
						<>
							<p className="font-semibold text-lg">{title}</p>
							<p>{t('remove.question')}</p>
							<p className="text-text-muted">{t('remove.explained')}</p>
						</>
					)}
				</FormDialog>
			)}
		</div>
	);
}
