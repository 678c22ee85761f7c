import type { Metadata } from 'next';
import { EndedLink } from '@/components/matching/biodata/ended-link';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).biodata.visitor.endedTitle };
}

export default function BiodataNotFound() {
	return <EndedLink />;
}
