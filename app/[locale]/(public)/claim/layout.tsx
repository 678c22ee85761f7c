import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around the page of a claim: the server does not give the page for a link that is no longer valid its language. */
export default async function ClaimLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	return (
		<PageMessages language={await languageOfPage(params)} name="claim/layout">
			{children}
		</PageMessages>
	);
}
