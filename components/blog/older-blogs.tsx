import type { BlogTitle } from '@/lib/blog/story';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/i18n/translate';
import { BlogTitles } from './blog-titles';

/** The titles of stories that no card is shown for. */
export function OlderBlogs({ language, blogs }: { language: Language; blogs: readonly BlogTitle[] }) {
	const messages = getMessages(language);
	return (
		<section className="mt-12">
			<h2 className="text-h2 md:text-h2-wide">{messages.blogs.older}</h2>
			<BlogTitles blogs={blogs} language={language} fallback={messages.fallback} />
		</section>
	);
}
