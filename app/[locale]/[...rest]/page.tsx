import { notFound } from 'next/navigation';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

/** Asks for nothing of the request, like a page that is kept. */
export function generateStaticParams() {
	return [];
}

/** Every address that no page has. */
export default async function UnknownPage({ params }: { params: PageParams }) {
	await languageOfPage(params);
	notFound();
}
