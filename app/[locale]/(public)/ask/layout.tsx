import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around a question by a link: the server does not give the page for a link that does not work its language. */
export default async function AskLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	return (
		<PageMessages language={await languageOfPage(params)} name="ask/layout">
			{children}
		</PageMessages>
	);
}
