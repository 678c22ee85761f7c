import type { Metadata } from 'next';
import { unpublishedTexts } from '@/components/blog/texts';
import { UnpublishedStory } from '@/components/blog/unpublished-story';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).stories.article.notFound };
}

/** No story, or none that everybody may read: its sender reads it here all the same. */
export default function BlogNotFound() {
	const texts = { hi: unpublishedTexts(getMessages('hi')), en: unpublishedTexts(getMessages('en')) };
	return <UnpublishedStory texts={texts} />;
}
