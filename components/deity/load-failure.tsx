'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

/** Stands in a page's place when its deities, or its one deity, could not be read. */
export function LoadFailure({ of, retry }: { of: 'list' | 'one'; retry: () => void }) {
	const t = useTranslations('deities.failure');
	return (
		<div className="container-page py-12" role="alert">
			<h1 className="sr-only">{t(of)}</h1>
			<EmptyState title={t(of)}>
				<Button look="outline" onClick={() => history.back()}>
					{t('goBack')}
				</Button>
				<Button onClick={retry}>{t('tryAgain')}</Button>
			</EmptyState>
		</div>
	);
}
