'use client';

import { useParams } from 'next/navigation';
import { useWasRemoved } from '@/components/site/use-was-removed';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { NoStoryTexts } from './texts';

/** No story, or none for this reader. */
export function NoStory({ texts }: { texts: Record<Language, NoStoryTexts> }) {
	// A page that is not there is told no language by the server.
	const { locale, id } = useParams<{ locale?: string; id: string }>();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const { notFound, notFoundText, removed, removedText, back } = texts[language];
	const wasRemoved = useWasRemoved('GET /api/blogs/[id]', id);
	const title = wasRemoved ? removed : notFound;
	return (
		<div className="container-page py-12">
			<h1 className="sr-only">{title}</h1>
			<EmptyState title={title} text={wasRemoved ? removedText : notFoundText}>
				<LinkButton href={pathIn(language, '/blogs')}>{back}</LinkButton>
			</EmptyState>
		</div>
	);
}
