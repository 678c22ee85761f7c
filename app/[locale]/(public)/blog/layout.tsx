import type { ReactNode } from 'react';
import { PageMessages } from '@/components/site/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around stories: what stands in the place of one that is not there is not told its language by the server. */
export default async function BlogLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	return (
		<PageMessages
			language={await languageOfPage(params)}
			paths={[
				'stories.article.notFound',
				'stories.article.notFoundText',
				'stories.article.removed',
				'stories.article.removedText',
				'stories.page.back',
			]}
		>
			{children}
		</PageMessages>
	);
}
