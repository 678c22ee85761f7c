import type { Metadata } from 'next';
import { languageOfPage, type PageParams } from '@/lib/i18n/page';
import { getMessages } from '@/lib/i18n/translate';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const { title } = getMessages(language).admin.dashboard;
	return pageMetadata({ path: '/admin', language, title });
}

export default async function AdminPage({ params }: { params: PageParams }) {
	const { title } = getMessages(await languageOfPage(params)).admin.dashboard;
	return <h1 className="text-h2 md:text-h2-wide">{title}</h1>;
}
