import type { Metadata } from 'next';
import { NothingToClaimNotice } from '@/components/account/nothing-to-claim-notice';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).claim.goneTitle };
}

export default function ClaimNotFound() {
	return <NothingToClaimNotice />;
}
