import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

/** Asks for nothing of the request, like a page that is kept. */
export function generateStaticParams() {
	return [];
}

/** What is not found here too is titled by not-found.tsx, also once scripts have made the page. */
export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	await languageOfPage(params);
	notFound();
}

/** Every address that no page has. */
export default async function UnknownPage({ params }: { params: PageParams }) {
	await languageOfPage(params);
	notFound();
}
