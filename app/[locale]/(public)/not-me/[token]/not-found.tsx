import { NothingToRefuse } from '@/components/member/nothing-to-refuse';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';

/** In both languages: what stands in a page's place is not told the page's own. */
export default function NotMeNotFound() {
	return <NothingToRefuse texts={{ hi: textsIn('hi'), en: textsIn('en') }} />;
}

function textsIn(language: Language) {
	const { goneTitle, gone, home } = getMessages(language).notMe;
	return { goneTitle, gone, home };
}
