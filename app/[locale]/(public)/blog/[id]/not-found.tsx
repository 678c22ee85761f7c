import type { Metadata } from 'next';
import { MissingRecord } from '@/components/layout/absent-record';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).blogs.article.notFound };
}

/** No blog, or none for this reader. */
export default function BlogNotFound() {
	return <MissingRecord kind="story" />;
}
