'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ApiFailure, callApi, type Reply } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import { legalLinks } from './legal-links';

/** Informs a member once that the terms have changed since they agreed to them. */
export function TermsNotice({ version }: { version: string }) {
	const t = useTranslations('termsNotice');
	const language = useLocale();
	const { error, isPending, isSuccess, mutate } = useMutation<Reply<'PUT /api/users/terms'>, ApiFailure>({
		mutationFn: async () => getData(await callApi('PUT /api/users/terms', { body: { version } })),
	});
	if (isSuccess) return null;
	return (
		<section
			aria-label={t('label')}
			className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info print:hidden"
		>
			<p className="min-w-0 flex-1 basis-72">{t.rich('text', { version, ...legalLinks(language) })}</p>
			<Button
				look="outline"
				className="px-4 text-sm"
				busyLabel={isPending && t('busy')}
				onClick={() => mutate()}
			>
				{t('understood')}
			</Button>
			{error && (
				<p role="alert" className="w-full text-sm">
					{error.message || t('failed')}
				</p>
			)}
		</section>
	);
}
