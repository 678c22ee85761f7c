'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { callApi } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import { copyText } from '@/lib/client/copy-text';
import { showToast } from '@/lib/client/toast';
import { formatDay } from '@/lib/platform/i18n/format';

/** Opens and ends the private address from which a member's own calendar fetches the days. */
export function FeedPanel({ openSince }: { openSince: string | null }) {
	const t = useTranslations('familyDays.feed');
	const language = useLocale();
	const [since, setSince] = useState(openSince);
	const meta = { failed: t('failed') };
	const opening = useMutation({
		meta,
		mutationFn: async () => getData(await callApi('POST /api/family/days/feed')),
		onSuccess: ({ feedSince }) => setSince(feedSince),
	});
	const closing = useMutation({
		meta,
		mutationFn: async () => getData(await callApi('DELETE /api/family/days/feed')),
		onSuccess: ({ message }) => {
			setSince(null);
			opening.reset();
			showToast(message, 'success');
		},
	});
	const address = opening.data?.address;
	const copy = () => copyText(address ?? '', { copied: t('copied'), failed: t('failed') });
	return (
		<div className="flex flex-col items-start gap-4">
			<p className="text-text-soft">{t('text')}</p>
			{address && (
				<div className="flex w-full flex-col gap-2">
					<p role="status" className="font-semibold">
						{opening.data?.message}
					</p>
					<div className="flex flex-wrap gap-3">
						<Input
							readOnly
							aria-label={t('address')}
							value={address}
							className="min-w-0 flex-1 basis-60"
							onFocus={({ currentTarget }) => currentTarget.select()}
						/>
						<Button look="outline" onClick={() => void copy()}>
							{t('copy')}
						</Button>
					</div>
				</div>
			)}
			{since !== null && (
				<p className="text-sm text-text-muted">
					{t('since', { date: formatDay(since, language) ?? '' })} {t('renewText')}
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				<Button look="outline" busyLabel={opening.isPending && t('busy')} onClick={() => opening.mutate()}>
					{since === null ? t('open') : t('renew')}
				</Button>
				{since !== null && (
					<Button look="outline" busyLabel={closing.isPending && t('busy')} onClick={() => closing.mutate()}>
						{t('close')}
					</Button>
				)}
			</div>
		</div>
	);
}
