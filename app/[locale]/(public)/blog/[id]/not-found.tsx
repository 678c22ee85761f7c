import { unpublishedTexts } from '@/components/blog/texts';
import { UnpublishedStory } from '@/components/blog/unpublished-story';
import { getMessages } from '@/lib/i18n/translate';

/** No story, or none that everybody may read: its sender reads it here all the same. */
export default function BlogNotFound() {
	const texts = { hi: unpublishedTexts(getMessages('hi')), en: unpublishedTexts(getMessages('en')) };
	return <UnpublishedStory texts={texts} />;
}
