import type { Metadata } from 'next';
import { MissingRecord } from '@/components/layout/absent-record';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).deity.notFound.title };
}

export default function DeityNotFound() {
	return <MissingRecord kind="deity" />;
}
