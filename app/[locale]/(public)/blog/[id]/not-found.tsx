import { NoStory } from '@/components/blog/no-story';
import { noStoryTexts } from '@/components/blog/texts';
import { getMessages } from '@/lib/i18n/translate';

/** No story, or none for this reader. */
export default function BlogNotFound() {
	return <NoStory texts={{ hi: noStoryTexts(getMessages('hi')), en: noStoryTexts(getMessages('en')) }} />;
}
