import { getLocale } from 'next-intl/server';
import { storyTexts } from '@/components/blog/texts';
import { UnpublishedStory } from '@/components/blog/unpublished-story';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { pathIn } from '@/lib/i18n/paths';
import { getMessages } from '@/lib/i18n/translate';

/** No story, or none that everybody may read: its sender reads it here all the same. */
export default async function BlogNotFound() {
	const language = await getLocale();
	const texts = storyTexts(getMessages(language));
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
