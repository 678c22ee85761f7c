import type { Metadata } from 'next';
import { HiddenProfileNotice } from '@/components/member/hidden-profile-notice';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).memberProfile.failedTitle };
}

/** No profile, or none for this reader. */
export default function ProfileNotFound() {
	return <HiddenProfileNotice />;
}
