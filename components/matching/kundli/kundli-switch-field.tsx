'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { callApi } from '@/lib/client/api';
import { apiQuery, getData } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';

/** What turning it on means, in words, and what turning it off does. */
export function KundliSwitchField({ isOn }: { isOn: boolean }) {
	const t = useTranslations('kundli');
	const queries = useQueryClient();
	const change = useMutation({
		meta: { failed: t('consent.failed') },
		mutationFn: async () =>
			getData(await callApi(isOn ? 'DELETE /api/family/kundli' : 'POST /api/family/kundli/consent')),
		onSuccess: ({ message, ...found }) => {
			queries.setQueryData(apiQuery('GET /api/family/kundli').queryKey, found);
			showToast(message, 'success');
		},
	});
	return (
		<Card className="flex flex-col items-start gap-4 p-4 md:p-6">
			<h2 className="text-h3 md:text-h3-wide">{isOn ? t('off.title') : t('consent.title')}</h2>
			{isOn ? (
				<p className="text-text-soft">{t('off.text')}</p>
			) : (
				<ul className="flex list-disc flex-col gap-2 pl-5 text-text-soft">
					<li>{t('consent.computed')}</li>
					<li>{t('consent.seen')}</li>
					<li>{t('consent.end')}</li>
				</ul>
			)}
			<Button
				look={isOn ? 'outline' : 'primary'}
				busyLabel={change.isPending && (isOn ? t('off.busy') : t('consent.busy'))}
				onClick={() => change.mutate()}
			>
				{isOn ? t('off.button') : t('consent.on')}
			</Button>
		</Card>
	);
}
