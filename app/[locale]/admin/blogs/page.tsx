import type { Metadata } from 'next';
import { BlogsScreen } from '@/components/admin/blogs/blogs-screen';
import { blogDeskTexts, reviewTexts } from '@/components/admin/review/texts';
import { pageMetadata } from '@/lib/features/seo/metadata';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.blogs;
	return pageMetadata({ path: '/admin/blogs', language, title });
}

export default async function AdminBlogsPage({ params }: { params: PageParams }) {
	const messages = getMessages(await languageOfPage(params));
	return (
		<BlogsScreen
			words={blogDeskTexts(messages)}
			texts={reviewTexts(messages)}
			exportTexts={messages.admin.data.export}
		/>
	);
}
