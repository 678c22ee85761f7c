'use client';

import { useParams } from 'next/navigation';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { defaultLanguage, isLanguage, type Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import type { StoryTexts } from './texts';
import { UnpublishedStory } from './unpublished-story';

/** No story, or none that everybody may read: its sender reads it here all the same. */
export function MissingStory({ texts: inLanguages }: { texts: Record<Language, StoryTexts> }) {
	const { locale } = useParams();
	const language = isLanguage(locale) ? locale : defaultLanguage;
	const texts = inLanguages[language];
	return (
		<UnpublishedStory language={language} texts={texts}>
			<div className="container-page py-12">
				<h1 className="sr-only">{texts.article.notFound}</h1>
				<EmptyState title={texts.article.notFound} text={texts.article.notFoundText}>
					<LinkButton href={pathIn(language, '/blogs')}>{texts.page.back}</LinkButton>
				</EmptyState>
			</div>
		</UnpublishedStory>
	);
}
