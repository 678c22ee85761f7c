import type { Metadata } from 'next';
import { AbsentDeity } from '@/components/deity/absent-deity';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).deity.notFound.title };
}

export default function DeityNotFound() {
	return <AbsentDeity />;
}
