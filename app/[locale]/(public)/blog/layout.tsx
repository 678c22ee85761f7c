import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around blogs: the page shown for a missing blog does not get its language from the server. */
export default async function BlogLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	return (
		<PageMessages language={await languageOfPage(params)} name="blog/layout">
			{children}
		</PageMessages>
	);
}
