import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around "this is not me": the server does not give the page for a link that is no longer valid its language. */
export default async function NotMeLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	return (
		<PageMessages language={await languageOfPage(params)} name="not-me/layout">
			{children}
		</PageMessages>
	);
}
