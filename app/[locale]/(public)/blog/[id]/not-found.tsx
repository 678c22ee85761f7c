import { MissingStory } from '@/components/blog/missing-story';
import { storyTexts } from '@/components/blog/texts';
import { getMessages } from '@/lib/i18n/translate';

/** In both languages: what stands in a page's place is not told the page's own, and asking for it costs the cache. */
export default function BlogNotFound() {
	return <MissingStory texts={{ hi: storyTexts(getMessages('hi')), en: storyTexts(getMessages('en')) }} />;
}
