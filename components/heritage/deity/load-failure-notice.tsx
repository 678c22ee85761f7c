'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { RetryPanel } from '@/components/ui/retry-panel';

/** Replaces a page when its deities, or its one deity, could not be read. */
export function LoadFailureNotice({ of, retry }: { of: 'list' | 'one'; retry: () => void }) {
	const t = useTranslations('deities.failure');
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{t(of)}</h1>
			<RetryPanel text={t(of)} retry={t('tryAgain')} onRetry={retry}>
				<Button look="outline" onClick={() => history.back()}>
					{t('goBack')}
				</Button>
			</RetryPanel>
		</div>
	);
}
