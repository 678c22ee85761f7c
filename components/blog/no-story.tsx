'use client';

import { useParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useWasRemoved } from '@/components/site/use-was-removed';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/core/localized-path';

/** No story, or none for this reader. */
export function NoStory() {
	const t = useTranslations('stories');
	const language = useLocale();
	const { id } = useParams<{ id: string }>();
	const wasRemoved = useWasRemoved('GET /api/blogs/[id]', id);
	const title = t(wasRemoved ? 'article.removed' : 'article.notFound');
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{title}</h1>
			<EmptyState title={title} text={t(wasRemoved ? 'article.removedText' : 'article.notFoundText')}>
				<LinkButton href={pathIn(language, '/blogs')}>{t('page.back')}</LinkButton>
			</EmptyState>
		</div>
	);
}
