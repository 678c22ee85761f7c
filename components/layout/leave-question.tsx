'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { takeKeptEdits } from '@/lib/client/language';
import { watchLeaving } from '@/lib/client/leave-guard';
import { showToast } from '@/lib/client/toast';

/**
 * Asks before a page, or a part of it, is left whose form holds edits that are not saved, and says where edits were kept over a
 * change of the language.
 */
export function LeaveQuestion() {
	const t = useTranslations('site');
	const [pending, setPending] = useState<{ leave: () => void } | null>(null);
	useEffect(() => {
		if (takeKeptEdits()) showToast(t('unsaved.kept'), 'info');
	}, [t]);
	useEffect(
		() =>
			watchLeaving(
				(leave) => setPending({ leave }),
				() => setPending(null),
			),
		[],
	);
	return (
		<ConfirmDialog
			isOpen={pending !== null}
			title={t('unsaved.title')}
			text={t('unsaved.text')}
			confirm={t('unsaved.confirm')}
			cancel={t('unsaved.cancel')}
			onConfirm={() => {
				setPending(null);
				pending?.leave();
			}}
			onClose={() => setPending(null)}
		/>
	);
}
