import type { ReactNode } from 'react';
import { Chrome } from '@/components/site/chrome';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

/** Pages here are kept. None is made at build time: what they show is in the database. */
export function generateStaticParams() {
	return [];
}

export default async function PublicLayout({
	children,
	params,
}: {
	children: ReactNode;
	params: PageParams;
}) {
	return <Chrome language={await languageOfPage(params)}>{children}</Chrome>;
}
