'use client';

import { useParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useWasRemoved } from '@/components/site/use-was-removed';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';

/** Where there is no such deity. */
export function AbsentDeity() {
	const t = useTranslations('deity.notFound');
	const language = useLocale();
	const { id } = useParams<{ id: string }>();
	const wasRemoved = useWasRemoved('GET /api/deities/[id]', id);
	const title = t(wasRemoved ? 'removed' : 'title');
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{title}</h1>
			<EmptyState title={title} text={t(wasRemoved ? 'removedText' : 'text')}>
				<LinkButton href={pathIn(language, '/deity')}>{t('all')}</LinkButton>
			</EmptyState>
		</div>
	);
}
