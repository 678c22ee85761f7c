import type { Metadata } from 'next';
import { EndedQuestionNotice } from '@/components/matching/elder-questions/ended-question-notice';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).elderAnswer.endedTitle };
}

export default function AskNotFound() {
	return <EndedQuestionNotice />;
}
