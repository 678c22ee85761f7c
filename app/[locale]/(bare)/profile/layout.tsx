import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around profiles: the server does not give the page for a missing profile its language. */
export default async function ProfileLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	return (
		<PageMessages language={await languageOfPage(params)} name="profile/layout">
			{children}
		</PageMessages>
	);
}
