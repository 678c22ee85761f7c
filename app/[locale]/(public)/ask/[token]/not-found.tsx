import type { Metadata } from 'next';
import { EndedQuestion } from '@/components/matching/elder-questions/ended-question';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';
import { getMessages } from '@/lib/platform/i18n/translate';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	return { title: getMessages(await languageOfPage(params)).elderAnswer.endedTitle };
}

export default function AskNotFound() {
	return <EndedQuestion />;
}
