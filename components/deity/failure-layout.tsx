import type { ReactNode } from 'react';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';
import { FailureWords } from './load-failure';

/** Around the pages on deities: gives them the words for a failure. */
export async function FailureLayout({ children, params }: { children: ReactNode; params: PageParams }) {
	const { failure } = getMessages(await languageOfPage(params)).deities;
	return <FailureWords texts={failure}>{children}</FailureWords>;
}
