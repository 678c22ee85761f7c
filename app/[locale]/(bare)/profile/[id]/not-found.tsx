import type { Metadata } from 'next';
import { HiddenProfile } from '@/components/member/hidden-profile';
import type { Language } from '@/lib/core/language';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: textsIn(await languageOfPage(params)).failedTitle };
}

/** In both languages: what stands in a page's place is not told the page's own. */
export default function ProfileNotFound() {
	return <HiddenProfile texts={{ hi: textsIn('hi'), en: textsIn('en') }} />;
}

function textsIn(language: Language) {
	const { failedTitle, failed, back } = getMessages(language).memberProfile;
	return { failedTitle, failed, back };
}
