import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around a biodata by a link: the server does not give the page for a link that does not work its language. */
export default async function BiodataLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	return (
		<PageMessages language={await languageOfPage(params)} name="biodata/layout">
			{children}
		</PageMessages>
	);
}
