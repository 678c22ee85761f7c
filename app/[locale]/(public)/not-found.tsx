import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).notFoundPage.title };
}

export default async function NotFound() {
	return <NotFoundNotice language={await getLocale()} />;
}
