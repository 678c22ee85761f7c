import type { Metadata } from 'next';
import { EndedLinkNotice } from '@/components/matching/biodata/ended-link-notice';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).biodata.visitor.endedTitle };
}

export default function BiodataNotFound() {
	return <EndedLinkNotice />;
}
