import { notFound } from 'next/navigation';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';

/** Every address that no page has. */
export default async function UnknownPage({ params }: { params: PageParams }) {
	await languageOfPage(params);
	notFound();
}
