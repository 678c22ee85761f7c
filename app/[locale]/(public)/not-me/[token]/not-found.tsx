import type { Metadata } from 'next';
import { NothingToRefuseNotice } from '@/components/account/nothing-to-refuse-notice';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).notMe.goneTitle };
}

export default function NotMeNotFound() {
	return <NothingToRefuseNotice />;
}
