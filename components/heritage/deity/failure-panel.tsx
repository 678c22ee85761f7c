import type { ReactNode } from 'react';
import { PageMessages } from '@/components/layout/page-messages';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Around the pages on deities: when the words of a failure are needed, the server may not answer any more. */
export async function FailurePanel({ children, params }: { children: ReactNode; params: PageParams }) {
	return (
		<PageMessages language={await languageOfPage(params)} name="failure-panel">
			{children}
		</PageMessages>
	);
}
